import ScreenKitCore
import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

/// The picture of one view of a screen under a look, which describes its cells.
@MainActor
struct ControlPicture {
  let stage: Stage
  private let view: View

  /// Shows `view` with the focus if it accepts the focus, or else with the focus on a button in the
  /// first row.
  init(
    _ view: View, columns: Int = 24, rows: Int = 4, focused: Bool = false,
    _ look: Look.Name = .terminal, _ glyphs: GlyphSet = .unicode
  ) {
    self.view = view
    stage = Stage(
      Column(cross: .fill) {
        Button("Other")
        view
      }, columns: columns, rows: rows + 1, look, glyphs)
    if focused { stage.change { stage.application.focus.move(to: view) } }
  }

  /// The rows below the button, without blanks at their ends and without empty rows at the end.
  var text: String {
    var lines = stage.surface.snapshot.text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.removeFirst()
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Returns the attributes of each non-blank run of a row of the view.
  func attributes(row: Int = 0) -> [CellStyle.Attributes] {
    stage.surface.snapshot.runs(row: row + 1).filter { $0.text.contains { $0 != " " } }
      .map(\.style.attributes)
  }

  /// Presses keys, one after the other.
  func press(_ keys: KeyPress...) {
    for key in keys { stage.application.dispatch(.key(key)) }
  }

  /// Presses and releases the left button at a cell of the view.
  func click(column: Int, row: Int = 0) {
    let place = SurfacePoint(x: column, y: row + 1)
    stage.application.dispatch(
      .pointer(PointerEvent(.down(.left), at: place)),
      .pointer(PointerEvent(.up(.left), at: place)))
  }
}
