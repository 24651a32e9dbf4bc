public import ScreenKitCore

/// A saved route: its name and its encoded arguments.
struct ArchivedRoute: Codable {
  let name: String
  let arguments: SavedState.Value

  init(_ route: AnyRoute) throws {
    name = route.name
    arguments = try SavedState.Value(encoding: route.base)
  }
}

/// A saved step of a destination, which has either a tab or a route.
struct ArchivedStep: Codable {
  let tab: String?
  let route: ArchivedRoute?

  init(_ step: Destination.Step) throws {
    switch step {
    case .tab(let name): (tab, route) = (name, nil)
    case .screen(let route): (tab, self.route) = (nil, try ArchivedRoute(route))
    }
  }

  /// Returns the step; throws unless `table` has its route.
  @MainActor
  func step(_ table: RouteTable) throws -> Destination.Step {
    try route.map { .screen(try table.route($0)) } ?? .tab(tab ?? "")
  }
}

/// A saved entry; ``EncodedRoutes`` encodes it.
struct ArchivedEntry: Codable {
  let id: EntryID
  /// The route; `nil` for a screen that the navigator's own code creates.
  let route: ArchivedRoute?

  /// Returns the entry, with `home` as its place if it has no route; throws for unknown routes.
  @MainActor
  func entry(_ table: RouteTable, home: Entry.Place) throws -> Entry {
    Entry(id, try route.map { .route(try table.route($0)) } ?? home)
  }
}

extension RouteTable {
  /// Returns the route that was saved as `archived`.
  func route(_ archived: ArchivedRoute) throws(RouteError) -> AnyRoute {
    try route(named: archived.name, from: archived.arguments)
  }

  /// Decodes the route called `name` from its encoded arguments.
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
