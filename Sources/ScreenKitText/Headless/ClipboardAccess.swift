/// The app's access to the terminal's clipboard, in addition to the app's own clipboard.
public enum ClipboardAccess: Hashable, Sendable {
  /// No access: cut and copied text stays within the app.
  case none
  /// Write access, when the user cuts or copies.
  case write
  /// Write access, and read access when the user pastes; most terminals refuse reading or ask the
  /// user.
  case readAndWrite
}
