/// A place in an app as a value: which tabs to select and which routes to stack, from the root
/// screen inwards.
///
/// ```swift
/// let place: Destination = [.tab("Courses"), .route(Courses()), .route(Course(id: 7))]
/// ```
public struct Destination: Hashable, Sendable {
  /// One step of the way.
  public enum Step: Hashable, Sendable {
    /// The tab of that name is selected.
    case tab(String)
    /// The screen of the route lies on the stack.
    case screen(AnyRoute)

    /// The screen of `route` lies on the stack.
    public static func route(_ route: any Route) -> Step { .screen(AnyRoute(route)) }

    /// The route; `nil` for a tab.
    var route: AnyRoute? { if case .screen(let route) = self { route } else { nil } }
  }

  /// The steps, from the root screen inwards.
  public var steps: [Step]

  /// Makes a place from its steps.
  public init(_ steps: [Step]) { self.steps = steps }

  /// The route of the last step, if that is a screen.
  public var route: (any Route)? {
    if case .screen(let route)? = steps.last { route.base } else { nil }
  }
}

extension Destination: ExpressibleByArrayLiteral {
  /// Makes a place from its steps.
  public init(arrayLiteral steps: Step...) { self.init(steps) }
}

extension Destination: CustomStringConvertible {
  /// The names of tabs and routes, with a slash between them.
  public var description: String {
    steps.map {
      switch $0 {
      case .tab(let name): name
      case .screen(let route): route.name
      }
    }.joined(separator: "/")
  }
}
