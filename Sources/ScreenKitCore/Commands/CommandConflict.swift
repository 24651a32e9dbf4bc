/// A conflict of two commands with the same keys; only the inner or first declared one gets them.
public struct CommandConflict: Hashable, Sendable, CustomStringConvertible {
  /// The keys.
  public let chord: KeyChord
  /// The id of the command that receives the keys.
  public let command: String
  /// The id of the command that does not receive the keys.
  public let hidden: String

  /// The sentence that names both commands and the keys.
  public var description: String { "\(chord) does \"\(command)\" and hides \"\(hidden)\"" }

  /// Returns the conflicts within `inner`, and between `inner` and `outer`.
  static func all(in inner: [Command], before outer: [Command]) -> [CommandConflict] {
    inner.enumerated().flatMap { index, command in
      (inner[(index + 1)...] + outer).flatMap { other in
        other.chords.compactMap { chord in
          guard command.chords.contains(where: { $0.collides(with: chord) }) else { return nil }
          return CommandConflict(chord: chord, command: command.id, hidden: other.id)
        }
      }
    }
  }
}
