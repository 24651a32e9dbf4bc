/// The field of a ``FindBar`` for the text to find, with the number of hits and buttons behind it.
package final class FindField: FieldControl {
  /// The longest text that can be searched for, in characters.
  private static let limit = 1000

  package let previous = FieldButton(.previous)
  package let next = FieldButton(.next)
  package let close = FieldButton(.clear)
  /// Called after the user changed the text.
  var onSearch: (@MainActor () throws -> Void)?

  private let status = Label()

  init() {
    super.init(accessories: [status, previous, next, close])
    field.limit = FindField.limit
    status.style.tint = .secondary
    status.isHidden = true
    languageDidChange()
  }

  /// Shows `text` about the hits; an empty one hides it.
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
    let texts = Strings.current.find
    field.placeholder = texts.find
    previous.accessibleName = texts.previous
    next.accessibleName = texts.next
    close.accessibleName = texts.close
  }
}
