/// A field that filters a list by its text during typing.
///
/// Escape or the button with a cross deletes the text. Enter activates the highlighted row of the
/// list. The number of results is shown beside the text and announced by screen readers.
public final class SearchField: FieldControl, ValueControl {
  /// The search text; setting it in code filters the list but calls no observers.
  public var value: String {
    get { field.value }
    set {
      field.value = newValue
      search()
    }
  }

  /// The closure called with the text after the user changed it.
  public var onChange: (@MainActor (String) throws -> Void)?

  /// The list to filter: one of items, the ``Table/list`` of a table of items, or a list whose
  /// adapter conforms to ``ListFiltering``, such as ``FilteredAdapter``.
  ///
  /// Without a list, the app searches in ``onChange`` and sets ``resultCount``.
  public weak var list: ListView? { didSet { if list !== oldValue { search() } } }

  /// The number of results; `nil` for none shown, such as for an empty text.
  ///
  /// Set it after a change of the list's rows, or if there is no ``list``.
  public var resultCount: Int? { didSet { if resultCount != oldValue { showCount() } } }

  private let count = Label()
  private let clear = FieldButton(.clear)
  private let ownPlaceholder: String?

  /// Creates a field that shows `placeholder` while it is empty; `nil` for "Search".
  public init(_ placeholder: String? = nil) {
    ownPlaceholder = placeholder
    super.init(placeholder ?? Strings.current.fields.search, accessories: [count, clear])
    count.style.tint = .secondary
    count.isHidden = true
    clear.isEnabled = false
    clear.action = { [unowned self] in try setByUser("") }
    followLanguage()
  }

  /// Replaces the text as if by the user; ``onChange`` is called if it differs.
  public func setByUser(_ value: String) throws { try field.setByUser(value) }

  public override var role: SemanticRole { .searchField }
  public override var accessibleDetails: String {
    resultCount.map(strings.fields.results) ?? ""
  }
  public override var savedState: SavedState.Value? { .string(value) }

  public override func restore(_ state: SavedState.Value) {
    if case .string(let text) = state { value = text }
  }

  public override func textDidChange(to text: String) throws {
    search()
    try onChange?(text)
    try perform()
  }

  /// Shows the standard placeholder in the new language.
  override func languageDidChange() {
    if ownPlaceholder == nil { field.placeholder = strings.fields.search }
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else { return false }
    switch input {
    // An empty field passes Escape to the views and screens around it.
    case .key(KeyPress(.escape)) where !field.isEmpty, .action(.dismiss) where !field.isEmpty:
      try setByUser("")
      return true
    case .key(KeyPress(.enter)), .action(.submit): return try activate()
    case .key, .text, .paste, .pointer, .action: return try super.handle(input)
    }
  }

  /// Activates the highlighted row; returns `false` without a row, so that other views handle
  /// Enter.
  private func activate() throws -> Bool {
    guard let list, let row = list.highlightedRow else { return false }
    return try list.handle(.action(.activate(row)))
  }

  private func search() {
    clear.isEnabled = !field.isEmpty
    guard let list else { return }
    list.query = field.value
    resultCount = field.isEmpty ? nil : list.rowCount
  }

  private func showCount() {
    count.text = resultCount.map(String.init) ?? ""
    count.style.tint = resultCount == 0 ? .negative : .secondary
    count.isHidden = resultCount == nil
    field.changed(.appearance)
  }
}
