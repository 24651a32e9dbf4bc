/// The reason why a route cannot be opened; the navigation stays unchanged.
public enum RouteError: Error, Hashable, Sendable {
  /// No screen is registered under this name.
  case unregistered(name: String)
  /// Another type of route is registered under this name.
  case wrongType(name: String, expected: String, found: String)
  /// The saved or received data cannot be decoded as this route.
  case malformed(name: String, reason: String)
}

extension RouteError: CustomStringConvertible {
  /// The message for the developer.
  public var description: String {
    switch self {
    case .unregistered(let name): "no screen is registered for the route \(name)"
    case .wrongType(let name, let expected, let found):
      "the route \(name) is registered for \(expected), not \(found)"
    case .malformed(let name, let reason): "the route \(name) cannot be read: \(reason)"
    }
  }
}

extension RouteError: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK814)" }
}
