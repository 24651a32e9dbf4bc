/// A backend with its capabilities, for messages to authors of descriptions.
public struct RmadBackend: Hashable, Sendable {
  /// The name of the backend in messages, such as "a terminal".
  public let name: String
  /// The capabilities of the backend.
  public var capabilities: Set<Capability>

  /// Creates a backend.
  public init(_ name: String, capabilities: Set<Capability>) {
    (self.name, self.capabilities) = (name, capabilities)
  }

  /// A terminal.
  public static let terminal = RmadBackend(
    "a terminal", capabilities: [.colors, .opacity, .images, .borders, .pulling])
  /// A browser.
  public static let browser = RmadBackend(
    "a browser",
    capabilities: [
      .colors, .opacity, .images, .imagesInBars, .borders, .transitions, .fonts, .shadows,
    ])

  /// The same backend in a program without image decoding.
  var withoutImages: RmadBackend {
    RmadBackend(name, capabilities: capabilities.subtracting([.images, .imagesInBars]))
  }
}
