public import ScreenKitCore

/// A saved entry; it keeps its encoded form, because most entries never change.
struct ArchivedEntry: ArchivedValue {
  private enum CodingKeys: CodingKey {
    case id, route
  }

  let id: EntryID
  /// The route; `nil` for a screen that the navigator's own code creates.
  let route: ArchivedRoute?
  let encoded: SavedState.Value

  init(_ id: EntryID, _ route: ArchivedRoute?) {
    (self.id, self.route) = (id, route)
    var state = SavedState()
    state[CodingKeys.id] = .int(id.number)
    state[CodingKeys.route] = route?.encoded
    encoded = .state(state)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(EntryID.self, forKey: .id),
      try container.decodeIfPresent(ArchivedRoute.self, forKey: .route))
  }

  /// Returns the entry, with `home` as its place if it has no route; throws for unknown routes.
  @MainActor
  func entry(_ table: RouteTable, home: Entry.Place) throws -> Entry {
    Entry(id, try route.map { .route(try table.route($0)) } ?? home)
  }
}

/// A saved route: its name and its encoded arguments.
struct ArchivedRoute: ArchivedValue {
  private enum CodingKeys: CodingKey {
    case name, arguments
  }

  let name: String
  let arguments: SavedState.Value

  init(_ route: AnyRoute) throws {
    name = route.name
    arguments = try SavedState.Value(encoding: route.base)
  }

  var encoded: SavedState.Value {
    var state = SavedState()
    state[CodingKeys.name] = .string(name)
    state[CodingKeys.arguments] = arguments
    return .state(state)
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

extension RouteTable {
  /// Returns the route that was saved as `archived`.
  func route(_ archived: ArchivedRoute) throws(RouteError) -> AnyRoute {
    try route(named: archived.name, from: archived.arguments)
  }

  /// Decodes the route called `name` from its encoded arguments; throws if either is invalid.
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
