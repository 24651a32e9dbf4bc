/// The view of a file in the list of a ``FilePicker``: its name, with its size or its problem.
final class FileRow: View {
  private let name = Label()
  private let detail = Label()
  /// The accessibility description.
  private var words = ""

  override init() {
    super.init()
    name.truncation = .middle
    name.layout.flex = 1
    add(Row(spacing: 1) { [name, detail] })
  }

  /// Shows `entry`.
  func show(_ entry: FileEntry) {
    let texts = strings.dialogs.files
    let shown = entry.name.shownText
    let problem = entry.problem.map { strings.text(of: $0) }
    name.text = shown + (entry.kind == .folder ? "/" : "") + (entry.link.map { " -> \($0)" } ?? "")
    detail.text = problem ?? (entry.kind == .file ? entry.sizeText : "")
    name.style.tint = entry.problem == nil ? .standard : .secondary
    detail.style.tint = entry.problem == nil ? .secondary : .warning
    let kind = entry.kind == .folder ? texts.folder : ""
    words = [shown, kind, entry.link.map(texts.link) ?? "", detail.text]
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  override var role: SemanticRole { .text }
  override var accessibleText: String { accessibleName ?? words }
}

/// The rows of the list of a ``FilePicker``.
@MainActor
final class FileRows: ListAdapter {
  /// The visible entries.
  var batch = FileBatch(collation: Collation(language: ""))

  func rowCount(in section: Int) -> Int { batch.count }
  func item(at row: RowIndex) -> FileEntry { batch[row.row] }
  func id(of item: FileEntry) -> FileName { item.name }
  func row(of id: FileName) -> RowIndex? { batch.row(of: id).map { RowIndex($0) } }
  func searchText(of item: FileEntry) -> String { item.name.shownText }
  func makeRowView() -> FileRow { FileRow() }
  func show(_ item: FileEntry, at row: RowIndex, in view: FileRow) { view.show(item) }
}
