public import ScreenKitCore

/// Knows how the screen of each route is made; one table serves all navigators of an app (F-117).
///
/// ```swift
/// let routes = RouteTable()
/// routes.add(Detail.self) { DetailScreen($0.id) }
/// ```
@MainActor
public final class RouteTable {
  private struct Registration {
    let type: any Route.Type
    let make: @MainActor (any Route) -> Controller?
    let update: (@MainActor (Controller, any Route) throws -> Bool)?
    let gate: Gate?
  }

  private var registrations: [String: Registration] = [:]

  /// The names of all routes, in alphabetical order.
  public var names: [String] { registrations.keys.sorted() }

  /// Makes an empty table.
  public init() {}

  /// Registers how the screen of a route is made.
  ///
  /// - Parameters:
  ///   - type: The type of the route; its name must be new.
  ///   - gate: What must be open for the screen to be shown.
  ///   - make: Makes the screen, each time when an instance is needed.
  public func add<R: Route>(
    _ type: R.Type = R.self, behind gate: Gate? = nil, make: @escaping @MainActor (R) -> Controller
  ) {
    register(
      type, Registration(type: type, make: { ($0 as? R).map(make) }, update: nil, gate: gate))
  }

  /// Registers how the screen of a route is made, and how one takes new arguments.
  ///
  /// - Parameters:
  ///   - type: The type of the route; its name must be new.
  ///   - gate: What must be open for the screen to be shown.
  ///   - make: Makes the screen, each time when an instance is needed.
  ///   - update: Gives a screen that is there the arguments of another route of the same type.
  public func add<R: Route, Screen: Controller>(
    _ type: R.Type = R.self, behind gate: Gate? = nil,
    make: @escaping @MainActor (R) -> Screen,
    update: @escaping @MainActor (Screen, R) throws -> Void
  ) {
    let retarget: @MainActor (Controller, any Route) throws -> Bool = { screen, route in
      guard let screen = screen as? Screen, let route = route as? R else { return false }
      try update(screen, route)
      return true
    }
    register(
      type, Registration(type: type, make: { ($0 as? R).map(make) }, update: retarget, gate: gate))
  }

  /// Checks that a screen can be made for `route`.
  public func check(_ route: any Route) throws(RouteError) { _ = try registration(of: route) }

  /// The type of the route called `name`.
  public func type(named name: String) throws(RouteError) -> any Route.Type {
    guard let known = registrations[name] else { throw .unregistered(name: name) }
    return known.type
  }

  /// Makes the screen of `route`.
  public func screen(for route: any Route) throws(RouteError) -> Controller {
    let known = try registration(of: route)
    guard let screen = known.make(route) else { throw mismatch(route, known) }
    return screen
  }

  /// What must be open for the screen of `route` to be shown; `nil` if it always can be.
  func gate(of route: AnyRoute) -> Gate? { registrations[route.name]?.gate }

  /// The names of all routes that `gate` stands before.
  func names(behind gate: Gate) -> Set<String> {
    Set(registrations.filter { $0.value.gate === gate }.keys)
  }

  /// Whether a screen of `route` can take the arguments of another one.
  func canUpdate(_ route: any Route) -> Bool {
    registrations[Swift.type(of: route).name]?.update != nil
  }

  /// Gives `screen` the arguments of `route`.
  func update(_ screen: Controller, to route: any Route) throws {
    _ = try registration(of: route).update?(screen, route)
  }

  private func register(_ type: any Route.Type, _ registration: Registration) {
    precondition(registrations[type.name] == nil, "add: the route \(type.name) has a screen")
    registrations[type.name] = registration
  }

  private func registration(of route: any Route) throws(RouteError) -> Registration {
    guard let known = registrations[Swift.type(of: route).name] else {
      throw .unregistered(name: Swift.type(of: route).name)
    }
    guard known.type == Swift.type(of: route) else { throw mismatch(route, known) }
    return known
  }

  private func mismatch(_ route: any Route, _ known: Registration) -> RouteError {
    .wrongType(
      name: Swift.type(of: route).name, expected: "\(known.type)",
      found: "\(Swift.type(of: route))")
  }
}
