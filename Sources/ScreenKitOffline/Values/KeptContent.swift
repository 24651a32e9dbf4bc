public import Foundation

/// Content of a server as the device keeps it, with the time at which it was loaded.
public struct KeptContent<Content: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  /// The content.
  public let content: Content
  /// The time at which it was loaded.
  public let loaded: Date

  /// Creates kept content.
  public init(_ content: Content, loaded: Date) { (self.content, self.loaded) = (content, loaded) }
}
