/// A backend as authors of descriptions know it: what it can show of a description.
public struct RmadBackend: Hashable, Sendable {
  /// The backend in messages, such as "a terminal".
  public let name: String
  /// The abilities that it has.
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

  /// The same backend in a program that decodes no images.
  var withoutImages: RmadBackend {
    RmadBackend(name, capabilities: capabilities.subtracting([.images, .imagesInBars]))
  }
}
