/// The content of an answer that refuses a request.
public struct ErrorMessage: Codable, Hashable, Sendable {
  /// The error code, for programs.
  public let error: String
  /// The message, for people.
  public let message: String

  /// Creates the content.
  public init(error: String, message: String) { (self.error, self.message) = (error, message) }
}
