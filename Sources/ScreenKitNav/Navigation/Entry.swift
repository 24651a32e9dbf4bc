/// A place in a navigator: what is to be shown there, but not the screen itself (R6).
public struct Entry: Hashable, Sendable {
  /// How the screen of an entry is made.
  public enum Place: Hashable, Sendable {
    /// By the table of routes.
    case route(AnyRoute)
    /// By the navigator's own code, as its first screen.
    case home
    /// It was made already by whoever opened it, and cannot be made again.
    case screen
  }

  /// Its identity; two entries of equal routes are two places (F-072).
  public let id: EntryID
  /// How its screen is made.
  public var place: Place

  /// Makes an entry.
  public init(_ id: EntryID, _ place: Place) {
    self.id = id
    self.place = place
  }

  /// The route, where there is one.
  public var route: AnyRoute? { if case .route(let route) = place { route } else { nil } }
}

/// Which entry of a navigator is meant.
public enum EntryMatch: Hashable, Sendable {
  /// The entry itself.
  case entry(EntryID)
  /// The nearest to the top with this very route.
  case route(AnyRoute)
  /// The nearest to the top with a route of this name.
  case named(String)

  /// The nearest to the top with a route of `type`.
  public static func type<R: Route>(_ type: R.Type) -> EntryMatch { .named(R.name) }

  /// The nearest to the top with exactly `route`.
  public static func route(_ route: some Route) -> EntryMatch { .route(AnyRoute(route)) }

  func accepts(_ entry: Entry) -> Bool {
    switch self {
    case .entry(let id): entry.id == id
    case .route(let route): entry.route == route
    case .named(let name): entry.route?.name == name
    }
  }
}
