/// A place in an app as a value: which screen is wanted, and what it is to show (F-110, F-114).
///
/// A route is what a navigator's state is made of. It can be compared, kept in saved state, and
/// pushed from anywhere; a ``RouteTable`` knows how its screen is made.
public protocol Route: Hashable, Codable, Sendable {
  /// What the route is called in saved state, links and diagrams; unique within an app.
  ///
  /// By default the name of the type, which must then not be renamed while saved states matter.
  static var name: String { get }

  /// The title of the route's screen before that is created, such as on the way back to it.
  ///
  /// `nil`, as by default, is not known: the way back then has no name until the screen exists. A
  /// screen's own title counts as soon as it exists, and is kept in saved state.
  var screenTitle: String? { get }
}

extension Route {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }

  /// Not known.
  public var screenTitle: String? { nil }
}

/// A route whose screen answers whoever opened it (F-115).
public protocol ResultRoute: Route {
  /// What the screen answers.
  associatedtype Output: Codable & Sendable
}
