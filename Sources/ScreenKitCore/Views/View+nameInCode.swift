/// The names of views in messages for developers.
extension View {
  /// The class of the view, with its id or its accessible name if the app has set one.
  ///
  /// It calls no code of subclasses, since messages about an invalid state use it. It contains no
  /// text that the user has typed.
  final var nameInCode: String {
    let name = id?.name ?? accessibleName ?? ""
    return name.isEmpty ? "\(type(of: self))" : "\(type(of: self)) \"\(name)\""
  }

  /// The names of the view and its ancestors, from the root: `Window > Column > Picker`.
  final var pathInCode: String {
    path.map(\.nameInCode).reversed().joined(separator: " > ")
  }
}
