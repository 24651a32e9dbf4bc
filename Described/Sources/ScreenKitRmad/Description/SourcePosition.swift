/// A position in the text of a description.
///
/// All positions are equal, so that descriptions with the same content at other positions are
/// equal.
public struct SourcePosition: Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The column in bytes of UTF-8, counted from 1.
  public let column: Int

  /// Creates a position.
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// Returns `true`.
  public static func == (left: SourcePosition, right: SourcePosition) -> Bool { true }

  /// Does nothing.
  public func hash(into hasher: inout Hasher) {}
}
