/// The error for a line of input that is no command, or for a command that cannot be performed.
public struct LineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mistake, and a correct example or the allowed values.
  public let description: String

  init(_ description: String) { self.description = description }
}
