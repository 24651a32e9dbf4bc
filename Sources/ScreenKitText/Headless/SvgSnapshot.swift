public import ScreenKitLooks

/// A writer of snapshots as SVG documents, with exact positions, colours and attributes.
///
/// Backgrounds, block elements and box-drawing lines are shapes at whole units without
/// anti-aliasing, so that adjacent cells meet. All other characters are text, fitted to their cells
/// with any font.
struct SvgSnapshot {
  static let cell = (width: 8, height: 16)
  private let picture: ScreenSnapshot
  private let colors: SvgColors

  init(_ picture: ScreenSnapshot, on appearance: Appearance) {
    self.picture = picture
    colors = SvgColors(appearance)
  }

  /// The complete document.
  var document: String {
    let width = picture.size.columns * SvgSnapshot.cell.width
    let height = picture.size.rows * SvgSnapshot.cell.height
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" font-family="monospace" font-size="13" \
      shape-rendering="crispEdges">
      <rect width="100%" height="100%" fill="\(colors.ground)"/>
      """
    ]
    for row in 0..<picture.size.rows {
      for run in picture.runs(row: row) { parts += elements(of: run, row: row) }
    }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  private func elements(of run: ScreenSnapshot.Run, row: Int) -> [String] {
    let (width, height) = SvgSnapshot.cell
    let area = SvgRect(
      x: run.column * width, y: row * height, width: run.columns * width, height: height)
    let (text, ground) = colors.ofRun(run.style)
    let opacity = run.style.attributes.contains(.dim) ? " opacity=\"0.6\"" : ""
    let style = " fill=\"\(text)\"\(opacity)"
    var elements = ground.map { [area.element(" fill=\"\($0)\"")] } ?? []
    for piece in SvgPiece.pieces(of: run, row: row, picture) {
      elements.append(piece.element(style, font: font(run.style)))
    }
    // Lines are shapes, since blanks need them as well.
    if run.style.attributes.contains(.underline) {
      elements.append(area.line(at: 14).element(style))
    }
    if run.style.attributes.contains(.strikethrough) {
      elements.append(area.line(at: 8).element(style))
    }
    return elements
  }

  private func font(_ style: CellStyle) -> String {
    (style.attributes.contains(.bold) ? " font-weight=\"bold\"" : "")
      + (style.attributes.contains(.italic) ? " font-style=\"italic\"" : "")
  }
}

/// A rectangle in the document's units.
struct SvgRect: Hashable {
  var x, y, width, height: Int

  func line(at offset: Int) -> SvgRect { SvgRect(x: x, y: y + offset, width: width, height: 1) }

  func element(_ attributes: String) -> String {
    "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"\(attributes)/>"
  }
}

extension ScreenSnapshot {
  /// The snapshot as an SVG document, on a dark background.
  public var svg: String { svg(on: .dark) }

  /// Returns the snapshot as an SVG document, on a background for `appearance`.
  public func svg(on appearance: Appearance) -> String {
    SvgSnapshot(self, on: appearance).document
  }
}
