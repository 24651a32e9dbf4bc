/// A row of a table with a text for each column.
public final class TableRow: View {
  /// The columns.
  public let shape: TableShape

  /// The text in each column.
  public internal(set) var texts: [String] = [] {
    didSet { if texts != oldValue { changed(.appearance) } }
  }

  /// The styled texts by the index of their column; the other columns have plain texts.
  public internal(set) var styledTexts: [Int: StyledText] = [:] {
    didSet { if styledTexts != oldValue { changed(.appearance) } }
  }

  init(_ shape: TableShape) { self.shape = shape }

  public override var role: SemanticRole { .text }

  public override var accessibleText: String {
    accessibleName
      ?? zip(shape.columns, texts).filter { !$0.0.isHidden }
      .map { "\($0.title): \($1)" }.joined(separator: ", ")
  }

  /// The column of the highlighted cell; `nil` if the row has no highlighted cell.
  public var highlightedColumn: Int? {
    (parent as? RowCell)?.isHighlighted == true ? shape.highlightedColumn : nil
  }

  /// The column title and the text of the highlighted cell; empty without a highlighted cell.
  var highlightedText: String {
    guard let column = highlightedColumn, texts.indices.contains(column) else { return "" }
    return "\(shape.columns[column].title): \(texts[column])"
  }

  /// The editor of the cell in ``editedColumn``; `nil` if no cell of the row is edited.
  public var editor: TextField? { children.first as? TextField }
  /// The column of the cell that the user edits; `nil` if no cell of the row is edited.
  public var editedColumn: Int? { editor == nil ? nil : shape.editing?.column }

  /// Shows the editor if the user edits a cell of the item with `id`.
  func showEditor(for id: AnyHashable) {
    guard shape.editing != nil || !children.isEmpty else { return }
    let wanted = shape.editing.flatMap { $0.id == id ? $0.field : nil }
    if wanted !== children.first { setChildren(wanted.map { [$0] } ?? []) }
  }

  /// Records the column of a press; returns `false`, so that the list handles the press.
  public override func handle(_ input: ViewInput) throws -> Bool {
    if case .pointer(let pointer) = input, pointer.action == .down(.left) {
      let table = parent?.parent?.parent as? TableView
      table?.pressedColumn = shape.column(at: pointer.location.x)
      table?.isPressedTwice = pointer.clicks == 2
    }
    return false
  }
}
