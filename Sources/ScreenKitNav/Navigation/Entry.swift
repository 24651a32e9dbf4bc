/// An entry of a navigator, which identifies a screen to show but is not the screen itself.
public struct Entry: Hashable, Sendable {
  /// The ways to create an entry's screen.
  public enum Place: Hashable, Sendable {
    /// The table of routes creates the screen.
    case route(AnyRoute)
    /// The navigator's own closure or method creates the screen, such as the screen of the root.
    case home
    /// The screen was pushed or presented as an instance and cannot be created again.
    case screen
  }

  /// The identity of the entry; entries with equal routes have different identities.
  public let id: EntryID
  /// The way to create the entry's screen.
  public var place: Place

  /// Creates an entry.
  public init(_ id: EntryID, _ place: Place) {
    self.id = id
    self.place = place
  }

  /// The route; `nil` if the screen is not created from one.
  public var route: AnyRoute? { if case .route(let route) = place { route } else { nil } }
}

/// A criterion that selects an entry of a navigator.
public enum EntryMatch: Hashable, Sendable {
  /// The entry with this identity.
  case entry(EntryID)
  /// The topmost entry with exactly this route.
  case route(AnyRoute)
  /// The topmost entry with a route of this name.
  case named(String)

  /// Returns the criterion for the topmost entry with a route of `type`.
  public static func type<R: Route>(_ type: R.Type) -> EntryMatch { .named(R.name) }

  /// Returns the criterion for the topmost entry with exactly `route`.
  public static func route(_ route: some Route) -> EntryMatch { .route(AnyRoute(route)) }

  func accepts(_ entry: Entry) -> Bool {
    switch self {
    case .entry(let id): entry.id == id
    case .route(let route): entry.route == route
    case .named(let name): entry.route?.name == name
    }
  }
}
