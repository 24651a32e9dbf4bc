import ScreenKitCore
import ScreenKitDocuments

/// A screen with files beside the details of the selected one, described in JSON.
final class FilesLayoutScreen: LayoutController {
  @Outlet("files") private var files: Tree<LayoutTreeNode>
  @Outlet("name") private var name: TextField
  @Outlet("copies") private var copies: NumberField
  @Outlet("due") private var due: DatePicker
  private(set) var log: [String] = []

  override func layoutDidLoad(_ layout: Layout) throws {
    try layout.bind($files, $name, $copies, $due)
    connect(files, \.onHighlight) { screen, node in screen.name.value = node.text }
    connect(copies, \.onChange) { screen, number in
      screen.log.append("\(number ?? 0) copies by \(screen.due.value?.description ?? "any day")")
    }
  }
}

extension FilesLayoutScreen {
  /// The description; an app would read it from a file.
  static let json = """
    { "type": "split", "panes": [
      { "type": "tree", "id": "files", "width": 24, "nodes": [
        { "text": "Letters", "detail": "2", "open": true, "nodes": [
          { "text": "To Ann" }, { "text": "To Bob" } ] },
        { "text": "Pictures", "nodes": [{ "text": "Sea" }] } ] },
      { "type": "column", "spacing": 1, "cross": "fill", "children": [
        { "type": "textField", "id": "name" },
        { "type": "numberField", "id": "copies", "minimum": 1, "maximum": 9, "value": 1,
          "tooltip": "From 1 to 9" },
        { "type": "datePicker", "id": "due", "value": "2026-03-09", "weeks": true },
        { "type": "comboBox", "placeholder": "Paper", "items": ["A4", "A5", "Letter"] },
        { "type": "colorField", "value": "0040ff" },
        { "type": "gauge", "minimum": 0, "maximum": 100, "value": 62 } ] } ] }
    """
}
