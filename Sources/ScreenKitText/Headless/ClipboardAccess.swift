/// What an app may do with the clipboard of the terminal, beside its own.
public enum ClipboardAccess: Hashable, Sendable {
  /// Nothing: what is cut or copied stays within the app.
  case none
  /// To write what the user cuts or copies.
  case write
  /// Also to read it when the user pastes; most terminals refuse that or ask the user.
  case readAndWrite
}
