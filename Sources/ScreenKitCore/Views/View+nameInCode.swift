/// The names of views in messages for developers.
extension View {
  /// The class of the view, with its id or its accessible name if the app has set one.
  ///
  /// The property calls no code of subclasses, since messages about an invalid state use this name.
  /// The name contains no text typed by the user.
  final var nameInCode: String {
    let name = id?.name ?? accessibleName ?? ""
    return name.isEmpty ? "\(type(of: self))" : "\(type(of: self)) \"\(name)\""
  }

  /// The names of the view and its ancestors, from the root: `Window > Column > Picker`.
  final var pathInCode: String {
    path.map(\.nameInCode).reversed().joined(separator: " > ")
  }
}
