/// Something a screen or the application can do, with a name and keys that do it.
public struct Command {
  /// What it does, in a word or two, as the list of keys shows it.
  public let name: String
  /// The keys that do it; the first is the one shown.
  public let keys: [KeyPress]
  /// Does it.
  public let action: @MainActor () throws -> Void

  /// Makes a command.
  public init(_ name: String, keys: [KeyPress], action: @escaping @MainActor () throws -> Void) {
    self.name = name
    self.keys = keys
    self.action = action
  }
}
