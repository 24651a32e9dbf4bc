/// A submit button that a page without script has in the place of a click or a key.
struct PlainButton: Hashable, Sendable {
  /// The name of the form's field, which says what the button does: see ``FormTarget``.
  let name: String
  let label: String
  let accessibleName: String

  init(_ name: String, _ label: String, _ accessibleName: String = "") {
    (self.name, self.label) = (name, label)
    self.accessibleName = accessibleName.isEmpty ? label : accessibleName
  }
}
