/// Keys of which only one of two commands hears: the inner one, or the one declared first.
public struct CommandConflict: Hashable, Sendable, CustomStringConvertible {
  /// The keys.
  public let chord: KeyChord
  /// The command that gets them.
  public let command: String
  /// The command that does not.
  public let hidden: String

  /// Both commands and the keys.
  public var description: String { "\(chord) does \"\(command)\" and hides \"\(hidden)\"" }

  /// What collides within `inner`, and between it and `outer`.
  static func all(in inner: [Command], before outer: [Command]) -> [CommandConflict] {
    inner.enumerated().flatMap { index, command in
      (inner[(index + 1)...] + outer).flatMap { other in
        other.chords.compactMap { chord in
          guard command.chords.contains(where: { $0.collides(with: chord) }) else { return nil }
          return CommandConflict(chord: chord, command: command.name, hidden: other.name)
        }
      }
    }
  }
}
