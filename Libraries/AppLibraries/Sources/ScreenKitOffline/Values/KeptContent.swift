public import Foundation

/// The stored content of a server, with the time at which it was loaded.
public struct KeptContent<Content: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  /// The content.
  public let content: Content
  /// The time at which it was loaded.
  public let loaded: Date

  /// Creates stored content.
  public init(_ content: Content, loaded: Date) { (self.content, self.loaded) = (content, loaded) }
}
