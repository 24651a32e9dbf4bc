public import ScreenKitCore

/// A table that creates the screens of routes; one table serves all navigators of an app.
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

  /// Creates an empty table.
  public init() {}

  /// Registers a closure that creates the screen of a route.
  ///
  /// - Parameters:
  ///   - type: The type of the route; its name must be new.
  ///   - gate: The gate that must be open for the screen to be shown; `nil` always shows it.
  ///   - make: Creates the screen; called whenever an instance is needed.
  public func add<R: Route>(
    _ type: R.Type = R.self, behind gate: Gate? = nil, make: @escaping @MainActor (R) -> Controller
  ) {
    register(
      type, Registration(type: type, make: { ($0 as? R).map(make) }, update: nil, gate: gate))
  }

  /// Registers closures that create the screen of a route and update it with new arguments.
  ///
  /// - Parameters:
  ///   - type: The type of the route; its name must be new.
  ///   - gate: The gate that must be open for the screen to be shown; `nil` always shows it.
  ///   - make: Creates the screen; called whenever an instance is needed.
  ///   - update: Updates an existing screen with the arguments of another route of the type.
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

  /// Throws unless a screen is registered for `route`.
  public func check(_ route: any Route) throws(RouteError) { _ = try registration(of: route) }

  /// Returns the type of the route called `name`; throws if none is registered.
  public func type(named name: String) throws(RouteError) -> any Route.Type {
    guard let known = registrations[name] else { throw .unregistered(name: name) }
    return known.type
  }

  /// Creates the screen of `route`; throws if none is registered.
  public func screen(for route: any Route) throws(RouteError) -> Controller {
    let known = try registration(of: route)
    guard let screen = known.make(route) else { throw mismatch(route, known) }
    return screen
  }

  /// Returns the gate that must be open for the screen of `route`; `nil` if there is none.
  func gate(of route: AnyRoute) -> Gate? { registrations[route.name]?.gate }

  /// Returns the names of all routes behind `gate`.
  func names(behind gate: Gate) -> Set<String> {
    Set(registrations.filter { $0.value.gate === gate }.keys)
  }

  /// Returns whether an existing screen of `route` can be updated with new arguments.
  func canUpdate(_ route: any Route) -> Bool {
    registrations[Swift.type(of: route).name]?.update != nil
  }

  /// Updates `screen` with the arguments of `route`.
  func update(_ screen: Controller, to route: any Route) throws {
    _ = try registration(of: route).update?(screen, route)
  }

  private func register(_ type: any Route.Type, _ registration: Registration) {
    precondition(
      registrations[type.name] == nil, "add: the route \(type.name) has a screen already (SK306)")
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
