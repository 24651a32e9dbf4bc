import ScreenKitCore

/// The painter of pictures made of text, and of images made of pixels.
struct ImagePainter: ViewPainter {
  func measure(_ view: ImageView, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    if let image = view.image, layout.look.colors != .none {
      return PixelPainting.size(of: image, in: proposal)
    }
    if let text = text(instead: view, layout.look) {
      return CellSize(columns: displayWidth(of: text), rows: 1).limited(to: proposal)
    }
    let editions = editions(of: view)
    guard let edition = editions.fitting(proposal, layout.look) else { return .zero }
    return editions.largest[edition].limited(to: proposal)
  }

  func paint(_ view: ImageView, on canvas: inout Canvas) {
    if let image = view.image, canvas.look.colors != .none {
      return PixelPainting.paint(image, of: view, on: canvas)
    }
    if let text = text(instead: view, canvas.look) {
      let line = TextLines.cut(
        text[...], to: canvas.size.columns, ellipsis: canvas.look.glyphs.ellipsis)
      let column = StackLayout.offset(of: displayWidth(of: line), in: canvas.size.columns, .center)
      let row = StackLayout.offset(of: 1, in: canvas.size.rows, .center)
      canvas.write(line, column: column, row: row, canvas.look.text(ViewStyle(tint: .secondary)))
      return
    }
    let editions = editions(of: view)
    guard let edition = editions.fitting(canvas.size, canvas.look) else { return }
    let size = editions.sizes[edition][view.shown]
    let left = StackLayout.offset(of: size.columns, in: canvas.size.columns, .center)
    let top = StackLayout.offset(of: size.rows, in: canvas.size.rows, .center)
    let style = canvas.look.palette.text(view.style)
    var row = top
    for line in view.pictures[view.shown].editions[edition].lines {
      canvas.write(line, column: left, row: row, style)
      row += 1
    }
  }

  /// Returns the text in place of an image that is missing or cannot be shown; `nil` to show
  /// pictures.
  private func text(instead view: ImageView, _ look: Look) -> String? {
    if view.image == nil, view.loadState == .loading { return Strings.current.lists.loading }
    let hasPictures = !view.pictures[view.shown].editions.isEmpty
    return hasPictures || view.accessibleText.isEmpty ? nil : view.accessibleText
  }

  private func editions(of view: ImageView) -> Editions {
    let node = view.backing as? ViewNode
    if let known = node?.memo as? Editions { return known }
    let editions = Editions(view)
    node?.memo = editions
    return editions
  }

  /// The sizes and character sets of the editions of a view's pictures, which never change.
  @MainActor
  private final class Editions {
    /// The sizes of the pictures, by edition and then by picture.
    let sizes: [[CellSize]]
    /// The size that can hold all pictures, by edition.
    let largest: [CellSize]
    /// Whether each edition is plain ASCII, which every look can show.
    private let isASCII: [Bool]

    init(_ view: ImageView) {
      let editions = view.pictures[0].editions.indices
      sizes = editions.map { edition in
        view.pictures.map { Editions.size(of: $0.editions[edition]) }
      }
      largest = sizes.map { sizes in
        CellSize(
          columns: sizes.reduce(0) { max($0, $1.columns) },
          rows: sizes.reduce(0) { max($0, $1.rows) })
      }
      isASCII = editions.map { edition in
        view.pictures.allSatisfy { $0.editions[edition].repertoire == .ascii }
      }
    }

    /// Returns the index of the first edition that fits and has only characters of the look.
    ///
    /// If none fits, it returns the last one that the look can show; `nil` if it can show none.
    func fitting(_ room: CellSize, _ look: Look) -> Int? {
      var last: Int?
      for index in largest.indices where look.glyphs.isUnicode || isASCII[index] {
        if largest[index].limited(to: room) == largest[index] { return index }
        last = index
      }
      return last
    }

    private static func size(of edition: Picture.Edition) -> CellSize {
      CellSize(
        columns: edition.lines.reduce(0) { max($0, displayWidth(of: $1)) },
        rows: edition.lines.count)
    }
  }
}
