/// The names of views in messages for developers.
extension View {
  /// The class of the view, with its id or its accessible name if an app has set one.
  ///
  /// It reads nothing that a subclass computes, since it is used where the view's state is wrong,
  /// and nothing that a user has typed.
  final var nameInCode: String {
    let name = id?.name ?? accessibleName ?? ""
    return name.isEmpty ? "\(type(of: self))" : "\(type(of: self)) \"\(name)\""
  }

  /// The names of the view and those around it, from the outermost: `Window > Column > Picker`.
  final var pathInCode: String {
    path.map(\.nameInCode).reversed().joined(separator: " > ")
  }
}
