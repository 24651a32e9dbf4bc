/// A user's key bindings, which replace the declared keys of commands.
public struct KeyMap: Hashable, Sendable {
  /// The command with a reserved key, and this key, so that users can always quit.
  private static let wayOut = (command: "Quit", chord: KeyChord(KeyPress("c", .control)))

  private var chords: [String: [KeyChord]] = [:]

  /// Creates a map that changes no command.
  public init() {}

  /// Creates a map from the ids of commands to their keys; an empty list removes all keys.
  ///
  /// Throws an error for the first invalid, reserved or repeated key.
  ///
  /// Ctrl-C always quits, and cannot be bound to another command.
  public init(_ table: [String: [String]]) throws(KeyMapError) {
    var owners: [KeyChord: String] = [:]
    for id in table.keys.sorted() {
      for text in table[id] ?? [] {
        guard let chord = KeyChord(text) else { throw .noSuchKey(text, command: id) }
        let isWayOut = id != Self.wayOut.command && chord.collides(with: Self.wayOut.chord)
        if isWayOut { throw .reserved(chord, command: id) }
        let rival = owners.first { $0.key.collides(with: chord) && $0.value != id }
        if let rival { throw .taken(chord, by: rival.value, command: id) }
        owners[chord] = id
        chords[id, default: []].append(chord)
      }
      chords[id] = chords[id] ?? []
    }
  }

  /// The ids of the commands with bindings in this map.
  public var commandIDs: some Collection<String> { chords.keys }

  /// The warnings about bindings that are probably mistakes of the user, one sentence each.
  public var warnings: [String] {
    // Most users have no map. Sorting an empty one would still load types of the standard library.
    if chords.isEmpty { return [] }
    return chords.sorted { $0.key < $1.key }.flatMap { id, chords in
      var warnings: [String] = []
      if id == Self.wayOut.command, chords.isEmpty {
        warnings.append("\"\(id)\" has no keys of its own; \(Self.wayOut.chord) still does it")
      }
      for chord in chords where chord.isRare {
        warnings.append("\(chord), given for \"\(id)\", is a key that hardly any keyboard has")
      }
      return warnings
    }
  }

  /// Returns `command` with its keys in this map, or unchanged if the map has none for it.
  public func applied(to command: Command) -> Command {
    guard var chords = chords[command.id] else { return command }
    let isWayOut = command.id == Self.wayOut.command
    if isWayOut, !chords.contains(Self.wayOut.chord) { chords.append(Self.wayOut.chord) }
    var command = command
    command.chords = chords
    return command
  }
}

extension KeyChord {
  /// Whether a press needs a modifier that is missing on most keyboards.
  fileprivate var isRare: Bool {
    ([first] + others).contains { !$0.modifiers.isDisjoint(with: [.hyper, .meta]) }
  }
}

/// A mistake in a key map.
public enum KeyMapError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text is not a key.
  case noSuchKey(String, command: String)
  /// The keys of one command, or their beginning, are bound to another command too.
  case taken(KeyChord, by: String, command: String)
  /// The keys are reserved for quitting, or begin with the reserved keys.
  case reserved(KeyChord, command: String)

  /// The message for the user: the mistake and its correction.
  public var description: String {
    switch self {
    case .noSuchKey(let text, let command):
      "\"\(text)\", given for \"\(command)\", is no key; write it as in Ctrl-S, F5 or Ctrl-K s"
    case .taken(let chord, let other, let command):
      "\(chord), given for \"\(command)\", is given for \"\(other)\" too, at least its beginning"
    case .reserved(let chord, let command):
      "\(chord) always quits and cannot be given to \"\(command)\""
    }
  }
}

extension KeyMapError: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK802)" }
}
