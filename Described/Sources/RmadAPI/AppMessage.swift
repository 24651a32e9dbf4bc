/// An app of an author.
public struct AppMessage: Codable, Hashable, Sendable {
  /// The number of the app on its server.
  public let id: Int
  /// The name.
  public let name: String

  /// Creates an app.
  public init(id: Int, name: String) { (self.id, self.name) = (id, name) }
}

/// The content of a request for an app.
public struct NewAppMessage: Codable, Hashable, Sendable {
  /// The name.
  public let name: String

  /// Creates the content.
  public init(name: String) { self.name = name }
}
