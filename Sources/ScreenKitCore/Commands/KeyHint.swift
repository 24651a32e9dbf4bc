/// A key and the name of its effect, for a row of key hints.
///
/// ``Application/keyHints`` contains the current hints.
public struct KeyHint: Hashable, Sendable {
  /// The chord of keys.
  public let chord: KeyChord
  /// The name of the effect, in a word or two.
  public let name: String

  /// Creates a hint for a chord of keys.
  public init(_ chord: KeyChord, _ name: String) { (self.chord, self.name) = (chord, name) }

  /// Creates a hint for a single key.
  public init(_ key: KeyPress, _ name: String) { self.init(KeyChord(key), name) }
}

extension KeyHint {
  /// Creates a hint for `command` with the first of its chords that works now.
  ///
  /// Returns `nil` without such a chord, and for a disabled command. While the user types, keys
  /// that write text do not work.
  @MainActor init?(_ command: Command, whileTyping isTyping: Bool) {
    let chord = command.chords.first { !isTyping || !$0.first.writesText }
    guard let chord, command.isHinted, command.isEnabled else { return nil }
    self.init(chord, command.name)
  }
}

extension KeyPress {
  /// Whether the press writes a character into a text field with the focus.
  fileprivate var writesText: Bool {
    switch key {
    case .character, .space: modifiers.isSubset(of: .shift)
    default: false
    }
  }
}

/// The current hints, added in the order of their importance.
struct KeyHintList {
  /// The minimum number of hints, if there are enough commands.
  static let fewest = 3
  /// The maximum number of hints of the focused control.
  static let mostOfControl = 2
  /// The maximum number of hints of the control and the screens together.
  static let mostOfScreen = 4
  /// The maximum number of all hints.
  static let most = 6

  private(set) var hints: [KeyHint] = []

  /// Adds `new` unless there are `limit` hints already, or one with the same key or name.
  mutating func add(_ new: KeyHint?, limit: Int = most) {
    guard let new, hints.count < limit, !new.name.isEmpty,
      !hints.contains(where: { $0.chord == new.chord || $0.name == new.name })
    else { return }
    hints.append(new)
  }
}
