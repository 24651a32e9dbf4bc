/// A text field with completions: a list below the field shows the items that match the typed text.
///
/// Down opens the list and moves through it. Enter or a click inserts an item, and Escape closes
/// the list. The field accepts any text, or only the texts of items.
public final class ComboBox: PopupField, ValueControl {
  /// The text; setting it in code calls no observers.
  public var value: String {
    get { field.value }
    set { field.value = newValue }
  }

  /// The closure called with the text after the user changed it.
  public var onChange: (@MainActor (String) throws -> Void)?

  /// Whether only texts of items are accepted; the field shows an error message for other texts.
  public let acceptsItemsOnly: Bool

  private let list: ListView
  private let countRows: @MainActor () -> Void
  /// Whether the control itself changes the text, so that the list stays closed.
  private var isTaking = false

  /// The maximum number of rows that are searched for the text when the list opens.
  private static let searchedRows = 10_000
  /// The maximum height of the list, in units.
  private static let height = 8

  /// Creates a field with the rows of `adapter` as completions.
  ///
  /// The search text of a row is compared with the typed text, and is inserted on selection.
  ///
  /// - Parameters:
  ///  - placeholder: The text shown while the field is empty.
  ///  - adapter: The rows; their number is not limited.
  ///  - itemsOnly: Whether only texts of items are accepted.
  public init<Adapter: ListAdapter>(
    _ placeholder: String = "", _ adapter: Adapter, itemsOnly: Bool = false
  ) {
    let rows = FilteredAdapter(adapter)
    (list, acceptsItemsOnly) = (List(rows), itemsOnly)
    countRows = { rows.rowsChanged() }
    super.init(field: placeholder)
    popup = Popup(list)
    list.focusUse = .lent(isShown: false)
    list.activatesOnClick = true
    list.layout.height = .init(maximum: ComboBox.height)
    list.action = { [unowned self] in try takeHighlighted() }
  }

  /// Creates a field with `strings` as completions; the strings must be unique.
  public convenience init(
    _ placeholder: String = "", _ strings: [String], itemsOnly: Bool = false
  ) {
    self.init(
      placeholder, ArrayAdapter(strings, id: { $0 }, text: { $0 }), itemsOnly: itemsOnly)
  }

  /// Updates the completions after a change of the adapter's rows.
  public func reload() {
    countRows()
    list.reload()
    if isOpen, list.rowCount == 0 { close() }
  }

  /// Opens the list with all items; highlights the item with the text of the field.
  public override func open() {
    guard isEffectivelyEnabled else { return }
    show(matching: "")
    let text = field.value
    let known =
      text.isEmpty ? nil : rows.prefix(ComboBox.searchedRows).first { self.text(at: $0) == text }
    if let known { list.highlightedRow = known }
    list.focusUse = .lent(isShown: acceptsItemsOnly || known != nil)
  }

  /// Replaces the text as if by the user; ``onChange`` is called if it differs.
  public func setByUser(_ value: String) throws {
    isTaking = true
    defer { isTaking = false }
    try field.setByUser(value)
  }

  public override var keyHints: [KeyHint] {
    [KeyHint(KeyPress(.down), strings.fields.open)]
  }
  public override var role: SemanticRole { .comboBox }
  public override var accessibleDetails: String {
    guard isOpen else { return "" }
    let count = strings.fields.results(list.rowCount)
    guard list.showsFocus, let row = list.highlightedRow else { return count }
    return "\(count), \(text(at: row))"
  }
  public override var savedState: SavedState.Value? { .string(value) }

  public override func restore(_ state: SavedState.Value) {
    if case .string(let text) = state { value = text }
  }

  override func problem(in text: String) -> String? {
    guard acceptsItemsOnly, !text.isEmpty else { return nil }
    list.query = text
    // During typing, a text with completions may still become an item.
    let isItem =
      isFinished || isTaking
      ? rows.contains { self.text(at: $0) == text } : list.rowCount > 0
    return isItem ? nil : strings.fields.notInList
  }

  public override func textDidChange(to text: String) throws {
    if !isTaking { showCompletions(of: text) }
    try onChange?(text)
    try perform()
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else { return false }
    switch input {
    case .key(let press) where press.phase != .up: return try handle(press)
    case .action(.press): open()
    case .action(.submit): return try enter()
    case .action(.dismiss):
      guard isOpen else { return false }
      close()
    case .key, .text, .paste, .pointer, .action: return try super.handle(input)
    }
    return true
  }
}

extension ComboBox {
  private func handle(_ press: KeyPress) throws -> Bool {
    switch press {
    case KeyPress(.down, .alt): open()
    case KeyPress(.up, .alt), KeyPress(.escape):
      guard isOpen else { return false }
      close()
    case KeyPress(.enter): return try enter()
    case KeyPress(.down), KeyPress(.down, phase: .repeat):
      if isOpen { try moveHighlight(press) } else { open() }
    case KeyPress(.up), KeyPress(.up, phase: .repeat), KeyPress(.pageUp), KeyPress(.pageDown):
      guard isOpen else { return false }
      try moveHighlight(press)
    default: return false
    }
    return true
  }

  /// Shows the highlighted row at the first key, and moves the highlight at each further key.
  private func moveHighlight(_ press: KeyPress) throws {
    if list.showsFocus { _ = try list.handle(.key(press)) }
    list.focusUse = .lent(isShown: true)
    field.changed(.appearance)
  }

  /// Inserts the highlighted item; returns `false` without an item, so that other views handle
  /// Enter.
  private func enter() throws -> Bool {
    if isOpen, list.showsFocus {
      try takeHighlighted()
      return true
    }
    close()
    validate()
    return false
  }

  private func takeHighlighted() throws {
    guard let row = list.highlightedRow else { return }
    let text = text(at: row)
    close()
    try setByUser(text)
    validate()
  }

  /// Opens the list with the items that match `text`, unless there are none or the only one equals
  /// it.
  private func showCompletions(of text: String) {
    guard !text.isEmpty else { return close() }
    show(matching: text)
    guard isOpen else { return }
    if list.rowCount == 1, let row = rows.first(where: { _ in true }), self.text(at: row) == text {
      return close()
    }
    list.focusUse = .lent(isShown: acceptsItemsOnly)
  }

  private func show(matching text: String) {
    list.query = text
    list.accessibleName = accessibleText
    if let first = rows.first(where: { _ in true }) { list.highlightedRow = first }
    if list.rowCount == 0 { close() } else { popup?.open(beside: self) }
    field.changed(.appearance)
  }

  private var rows: some Sequence<RowIndex> {
    (0..<list.lines.count).lazy.compactMap { [list] in list.lines.row(at: $0) }
  }

  private func text(at row: RowIndex) -> String { list.data.searchText(at: row) }
}
