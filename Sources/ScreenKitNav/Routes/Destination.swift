/// A place in an app as a value: the tabs to select and the routes to stack, from the root inwards.
///
/// ```swift
/// let place: Destination = [.tab("Courses"), .route(Courses()), .route(Course(id: 7))]
/// ```
public struct Destination: Hashable, Sendable {
  /// One step of the path.
  public enum Step: Hashable, Sendable {
    /// The selection of the tab with this id.
    case tab(String)
    /// The screen of the route, on a stack.
    case screen(AnyRoute)

    /// Returns the step to the screen of `route`.
    public static func route(_ route: any Route) -> Step { .screen(AnyRoute(route)) }

    /// The route; `nil` for a tab.
    var route: AnyRoute? { if case .screen(let route) = self { route } else { nil } }
  }

  /// The steps, from the root screen inwards.
  public var steps: [Step]

  /// Creates a destination from its steps.
  public init(_ steps: [Step]) { self.steps = steps }

  /// The route of the last step; `nil` if the last step is a tab or there are no steps.
  public var route: (any Route)? {
    if case .screen(let route)? = steps.last { route.base } else { nil }
  }
}

extension Destination: ExpressibleByArrayLiteral {
  /// Creates a destination from its steps.
  public init(arrayLiteral steps: Step...) { self.init(steps) }
}

extension Destination: CustomStringConvertible {
  /// The ids of the tabs and the names of the routes, separated by slashes.
  public var description: String {
    steps.map {
      switch $0 {
      case .tab(let id): id
      case .screen(let route): route.name
      }
    }.joined(separator: "/")
  }
}
