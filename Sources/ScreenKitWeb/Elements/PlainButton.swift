/// A submit button that replaces a click or a key in a page without script.
struct PlainButton: Hashable, Sendable {
  /// The name of the form's field, which determines the action: see ``FormTarget``.
  let name: String
  let label: String
  let accessibleName: String

  init(_ name: String, _ label: String, _ accessibleName: String = "") {
    (self.name, self.label) = (name, label)
    self.accessibleName = accessibleName.isEmpty ? label : accessibleName
  }
}
