/// The content of the answer to a request that a server refuses.
public struct ErrorMessage: Codable, Hashable, Sendable {
  /// A word for programs.
  public let error: String
  /// A sentence for people.
  public let message: String

  /// Creates the content.
  public init(error: String, message: String) { (self.error, self.message) = (error, message) }
}
