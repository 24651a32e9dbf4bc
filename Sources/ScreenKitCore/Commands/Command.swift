/// Something a screen or the application can do, with a name and keys that do it.
public struct Command {
  /// What it does, in a word or two, as the list of keys shows it.
  public let name: String
  /// The keys that do it, one after another where there are several; the first is the one shown.
  public let chords: [KeyChord]
  /// Does it.
  public let action: @MainActor () throws -> Void

  /// The single keys that do it.
  public var keys: [KeyPress] { chords.compactMap { $0.others.isEmpty ? $0.first : nil } }

  /// Makes a command.
  public init(_ name: String, keys: [KeyPress], action: @escaping @MainActor () throws -> Void) {
    self.init(name, chords: keys.map { KeyChord($0) }, action: action)
  }

  /// Makes a command that sequences of keys do.
  public init(
    _ name: String, chords: [KeyChord], action: @escaping @MainActor () throws -> Void
  ) {
    self.name = name
    self.chords = chords
    self.action = action
  }
}

/// What presses mean among some commands.
enum CommandMatch {
  case command(Command)
  /// Some command needs these presses and more.
  case beginning
  case nothing
}

extension [Command] {
  /// The first command that `presses` do, else whether one begins with them.
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
