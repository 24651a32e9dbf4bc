/// A type-erased route.
public struct AnyRoute: Hashable, Sendable {
  /// The wrapped route.
  public let base: any Route

  /// Wraps `base`.
  public init(_ base: any Route) { self.base = base }

  /// The name of the route.
  public var name: String { type(of: base).name }

  /// Returns whether both routes have the same type and are equal.
  public static func == (left: AnyRoute, right: AnyRoute) -> Bool {
    left.base.isEqual(to: right.base)
  }

  /// Hashes the wrapped route.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension AnyRoute: CustomStringConvertible {
  /// The name only, because arguments may be private.
  public var description: String { name }
}

extension Route {
  fileprivate func isEqual(to other: any Route) -> Bool { (other as? Self) == self }
}
