/// The search field of a ``FindBar``, followed by the number of hits and buttons.
package final class FindField: FieldControl {
  /// The maximum length of a query, in characters.
  private static let limit = 1000

  package let previous = FieldButton(.previous)
  package let next = FieldButton(.next)
  package let close = FieldButton(.clear)
  /// The closure called after the user changed the text.
  var onSearch: (@MainActor () throws -> Void)?

  private let status = Label()

  init() {
    super.init(accessories: [status, previous, next, close])
    field.limit = FindField.limit
    status.style.tint = .secondary
    status.isHidden = true
    languageDidChange()
    followLanguage()
  }

  /// Shows `text` as the status of the search; an empty text hides the status.
  func show(_ text: String, isFailure: Bool) {
    status.text = text
    status.isHidden = text.isEmpty
    status.style.tint = isFailure ? .negative : .secondary
    field.changed(.appearance)
  }

  package override var role: SemanticRole { .searchField }
  package override var accessibleDetails: String { status.text }

  package override func textDidChange(to text: String) throws {
    try onSearch?()
    try perform()
  }

  override func languageDidChange() {
    let texts = strings.find
    field.placeholder = texts.find
    previous.accessibleName = texts.previous
    next.accessibleName = texts.next
    close.accessibleName = texts.close
  }
}
