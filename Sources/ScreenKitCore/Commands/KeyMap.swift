/// Other keys for commands than those that they were declared with, as a user wishes.
public struct KeyMap: Hashable, Sendable {
  private var chords: [String: [KeyChord]] = [:]

  /// Makes a map that leaves every command its keys.
  public init() {}

  /// Makes a map from the names of commands to the keys that do them; no keys take them all away.
  public init(_ table: [String: [String]]) throws(KeyMapError) {
    var owners: [KeyChord: String] = [:]
    for name in table.keys.sorted() {
      for text in table[name] ?? [] {
        guard let chord = KeyChord(text) else { throw .noSuchKey(text, command: name) }
        let rival = owners.first { $0.key.collides(with: chord) && $0.value != name }
        if let rival { throw .taken(chord, by: rival.value, command: name) }
        owners[chord] = name
        chords[name, default: []].append(chord)
      }
      chords[name] = chords[name] ?? []
    }
  }

  /// The names of the commands that the map is for.
  public var names: some Collection<String> { chords.keys }

  /// `command` with the keys that the map has for it.
  public func applied(to command: Command) -> Command {
    guard let chords = chords[command.name] else { return command }
    return Command(command.name, chords: chords, action: command.action)
  }
}

/// What is wrong with a map of keys.
public enum KeyMapError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text describes no key.
  case noSuchKey(String, command: String)
  /// The keys of one command, or their beginning, are those of another one.
  case taken(KeyChord, by: String, command: String)

  /// What to correct.
  public var description: String {
    switch self {
    case .noSuchKey(let text, let command):
      "\"\(text)\", given for \"\(command)\", is no key; write it as in Ctrl-S, F5 or Ctrl-K s"
    case .taken(let chord, let other, let command):
      "\(chord), given for \"\(command)\", is given for \"\(other)\" too, at least its beginning"
    }
  }
}
