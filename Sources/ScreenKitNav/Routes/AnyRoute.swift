/// A route of whatever type, as a value of its own.
public struct AnyRoute: Hashable, Sendable {
  /// The route.
  public let base: any Route

  /// Wraps `base`.
  public init(_ base: any Route) { self.base = base }

  /// What the route is called.
  public var name: String { type(of: base).name }

  /// Whether both are of one type and equal.
  public static func == (left: AnyRoute, right: AnyRoute) -> Bool {
    left.base.isEqual(to: right.base)
  }

  /// Feeds the route itself.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension AnyRoute: CustomStringConvertible {
  /// The name, since arguments may be nobody else's business.
  public var description: String { name }
}

extension Route {
  fileprivate func isEqual(to other: any Route) -> Bool { (other as? Self) == self }
}
