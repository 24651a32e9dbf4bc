/// A value that identifies a screen and its arguments.
///
/// The states of navigators consist of routes. A route can be compared, saved, and pushed from
/// anywhere. A ``RouteTable`` creates its screen.
public protocol Route: Hashable, Codable, Sendable {
  /// The name of the route in saved state, links and diagrams; unique within an app.
  ///
  /// The default is the name of the type. Saved states with the route are lost if the type is
  /// renamed.
  static var name: String { get }

  /// The title of the route's screen while it does not exist, such as for the back button.
  ///
  /// The default is `nil`, which means unknown: the back button has no title then. The title of an
  /// existing screen takes precedence and is saved.
  var screenTitle: String? { get }
}

extension Route {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }

  /// The default, `nil`.
  public var screenTitle: String? { nil }
}

/// A route whose screen returns a result to the screen that opened it.
public protocol ResultRoute: Route {
  /// The type of the result.
  associatedtype Output: Codable & Sendable
}
