/// An action of a screen or the application, with a name and keys that perform it.
public struct Command {
  /// The name, in a word or two, as the list of keys shows it.
  public let name: String
  /// The chords that perform the command; the first is the one shown.
  public let chords: [KeyChord]
  /// The action that the command performs.
  public let action: @MainActor () throws -> Void

  /// The single keys that perform the command.
  public var keys: [KeyPress] { chords.compactMap { $0.others.isEmpty ? $0.first : nil } }

  /// Creates a command for single keys.
  public init(_ name: String, keys: [KeyPress], action: @escaping @MainActor () throws -> Void) {
    self.init(name, chords: keys.map { KeyChord($0) }, action: action)
  }

  /// Creates a command for sequences of keys.
  public init(
    _ name: String, chords: [KeyChord], action: @escaping @MainActor () throws -> Void
  ) {
    self.name = name
    self.chords = chords
    self.action = action
  }
}

/// The meaning of a sequence of presses among some commands.
enum CommandMatch {
  case command(Command)
  /// A command needs these presses and more.
  case beginning
  case nothing
}

extension [Command] {
  /// Returns the first command that `presses` perform, else whether a chord begins with them.
  func match(_ presses: [KeyPress]) -> CommandMatch {
    var begins = false
    for command in self {
      for chord in command.chords where chord.begins(with: presses) {
        if chord.count == presses.count { return .command(command) }
        begins = true
      }
    }
    return begins ? .beginning : .nothing
  }
}
