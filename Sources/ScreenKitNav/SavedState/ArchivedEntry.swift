public import ScreenKitCore

/// A route as it is kept: its name, and what it encodes to.
struct ArchivedRoute: Codable {
  let name: String
  let arguments: SavedState.Value

  init(_ route: AnyRoute) throws {
    name = route.name
    arguments = try SavedState.Value(encoding: route.base)
  }
}

/// A step of a way as it is kept: either of the two.
struct ArchivedStep: Codable {
  let tab: String?
  let route: ArchivedRoute?

  init(_ step: Destination.Step) throws {
    switch step {
    case .tab(let name): (tab, route) = (name, nil)
    case .screen(let route): (tab, self.route) = (nil, try ArchivedRoute(route))
    }
  }

  /// The step, if `table` knows its route.
  @MainActor
  func step(_ table: RouteTable) throws -> Destination.Step {
    try route.map { .screen(try table.route($0)) } ?? .tab(tab ?? "")
  }
}

/// An entry as it is saved; ``EncodedRoutes`` makes it.
struct ArchivedEntry: Codable {
  let id: EntryID
  /// `nil` for the screen that the navigator's own code provides for.
  let route: ArchivedRoute?

  /// The entry, if `table` knows its route; `home` is what the code provides for now.
  @MainActor
  func entry(_ table: RouteTable, home: Entry.Place) throws -> Entry {
    Entry(id, try route.map { .route(try table.route($0)) } ?? home)
  }
}

extension RouteTable {
  /// Reads a route that was kept.
  func route(_ archived: ArchivedRoute) throws(RouteError) -> AnyRoute {
    try route(named: archived.name, from: archived.arguments)
  }

  /// Reads the route called `name` from what it was encoded to.
  public func route(
    named name: String, from arguments: SavedState.Value
  ) throws(RouteError) -> AnyRoute {
    let type = try type(named: name)
    do {
      return try AnyRoute(decode(type, from: arguments))
    } catch {
      throw .malformed(name: name, reason: "\(error)")
    }
  }

  private func decode<R: Route>(
    _ type: R.Type, from arguments: SavedState.Value
  ) throws -> any Route { try arguments.decoded(as: R.self) }
}
