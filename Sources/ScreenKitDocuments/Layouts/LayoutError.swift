/// What is wrong with a layout document, and where.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the document.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// What is wrong, what was expected, and which view it concerns.
  public let reason: String

  /// The error as compilers write theirs.
  public var description: String { "\(file):\(line): \(reason)" }
}
