/// An action of a screen or the application, with a name and keys that perform it.
public struct Command {
  /// The identity of the command in key maps and tests, independent of the language.
  public let id: String
  /// The chords that perform the command; the first one is shown.
  public internal(set) var chords: [KeyChord]
  /// Whether key hints may show the command; `false` if its keys are visible elsewhere.
  public var isHinted = true
  /// Whether the command has an effect now.
  ///
  /// The keys of a disabled command do nothing. The list of keys, the palette, the key hints and
  /// menus omit it. See ``Controller/setEnabled(_:command:)``.
  public var isEnabled = true
  /// The action that the command performs.
  public let action: @MainActor () throws -> Void

  private let title: Title

  private enum Title {
    case given(String)
    /// A text of the framework, in the app's current language.
    case standard(@Sendable (Strings) -> String)
  }

  /// The name in the list of keys, in a word or two.
  @MainActor public var name: String {
    switch title {
    case .given(let name): name
    case .standard(let name): name(Strings.current)
    }
  }

  /// The single keys that perform the command.
  public var keys: [KeyPress] { chords.compactMap { $0.others.isEmpty ? $0.first : nil } }

  /// Creates a command for single keys.
  ///
  /// - Parameters:
  ///   - name: The name, in a word or two.
  ///   - id: The identity, unique within a screen; `nil` uses the name. Pass one if the name is
  ///     translated or may change.
  ///   - keys: The keys that perform the command.
  ///   - action: The action.
  public init(
    _ name: String, id: String? = nil, keys: [KeyPress],
    action: @escaping @MainActor () throws -> Void
  ) {
    self.init(name, id: id, chords: keys.map { KeyChord($0) }, action: action)
  }

  /// Creates a command for sequences of keys.
  ///
  /// See ``init(_:id:keys:action:)`` for the parameters.
  public init(
    _ name: String, id: String? = nil, chords: [KeyChord],
    action: @escaping @MainActor () throws -> Void
  ) {
    self.id = id ?? name
    title = .given(name)
    self.chords = chords
    self.action = action
  }

  /// Creates a command whose name is a text of the framework, in the app's current language.
  ///
  /// - Parameters:
  ///   - id: The identity, unique within a screen; the framework uses the English name.
  ///   - name: Returns the name, in a word or two.
  ///   - keys: The keys that perform the command.
  ///   - action: The action.
  public init(
    id: String, _ name: @escaping @Sendable (Strings) -> String, keys: [KeyPress],
    action: @escaping @MainActor () throws -> Void
  ) {
    self.id = id
    title = .standard(name)
    chords = keys.map { KeyChord($0) }
    self.action = action
  }
}

/// The result of matching a sequence of key presses with commands.
enum CommandMatch {
  case command(Command)
  /// The presses begin a longer chord of a command.
  case beginning
  case nothing
}

extension [Command] {
  /// The ids that several commands share, without repetitions, in order.
  var duplicateIDs: [String] {
    var known: Set<String> = []
    var duplicates: [String] = []
    for command in self where !known.insert(command.id).inserted {
      if !duplicates.contains(command.id) { duplicates.append(command.id) }
    }
    return duplicates
  }

  /// Returns the first command of the chord `presses`, else whether a chord begins with them.
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
