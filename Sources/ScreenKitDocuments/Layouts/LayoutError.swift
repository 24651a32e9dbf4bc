/// An error in a layout document, with its position.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the document.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The problem, the expected content, and the view concerned.
  public let reason: String

  /// The error in the format of compilers: `file:line: reason`.
  public var description: String { "\(file):\(line): \(reason) (SK602)" }
}
