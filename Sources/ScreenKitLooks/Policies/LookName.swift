/// The name of a look, a platform's style; it means the same on every backend.
public enum LookName: String, CaseIterable, Sendable {
  /// The look of terminal programs: tabs at the top, keys shown beside their actions.
  case terminal
  /// A look with tabs at the bottom, and buttons of plain coloured text.
  case cupertino
  /// A look with tabs at the top, a line below the selected one, and filled buttons in capitals.
  case material
}
