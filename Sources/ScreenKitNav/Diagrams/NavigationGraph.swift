public import ScreenKitCore

/// The screens of an app and the edges between them, declared in one place.
///
/// ```swift
/// let graph = NavigationGraph("Muster", [
///   .tab(Home.self, "Courses", CourseList.self),
///   .push(CourseList.self, CourseScreen.self, passing: "course: Course"),
///   .present(CourseScreen.self, GradeEditor.self, passing: "student", returning: "grade: Int"),
///   .gate(Login.self, before: GradeEditor.self),
/// ])
/// ```
/// Nodes are named after the types of their screens and keep the order of declaration.
public struct NavigationGraph: Hashable, Sendable {
  /// A screen in the graph.
  public struct Node: Hashable, Sendable {
    /// The roles of a screen, which are drawn differently.
    public enum Kind: Hashable, Sendable {
      /// A screen without tabs that is neither modal nor a gate.
      case plain
      /// A screen with tabs.
      case tabs
      /// A modal screen.
      case modal
      /// A gate in front of other screens.
      case gate
    }

    /// The name of the screen's type.
    public let name: String
    /// The role of the screen.
    public internal(set) var kind: Kind
  }

  /// An edge from one screen to another.
  public struct Edge: Hashable, Sendable {
    /// The kinds of navigation along an edge.
    public enum Kind: Hashable, Sendable {
      /// The first screen has tabs, and the second one is the tab with this id.
      case tab(String)
      /// The first screen is a navigator, and the second one is its root.
      case root
      /// The second screen is pushed onto a stack.
      case push
      /// The second screen replaces the first one.
      case replace
      /// The second screen is presented as a modal.
      case present(ModalStyle)
      /// The first screen is the entry screen of a gate in front of the second one.
      case gate
    }

    /// The type name of the screen that the edge leaves.
    public let from: String
    /// The type name of the screen that the edge leads to.
    public let to: String
    /// The kind of navigation.
    public let kind: Kind
    /// The data that is passed to the second screen, such as `course: Course`.
    public let passing: [String]
    /// The results that the second screen returns, such as `grade: Int`.
    public let returning: [String]
  }

  /// The name of the app.
  public let name: String
  /// The nodes, one for each screen, in the order of their first occurrence in ``edges``.
  public let nodes: [Node]
  /// The edges, in the order of their declaration.
  public let edges: [Edge]

  /// Creates the graph of the app called `name`.
  public init(_ name: String, _ edges: [Edge]) {
    (self.name, self.edges) = (name, edges)
    var nodes: [Node] = []
    for edge in edges {
      for name in [edge.from, edge.to] where !nodes.contains(where: { $0.name == name }) {
        nodes.append(Node(name: name, kind: .plain))
      }
      for index in nodes.indices { nodes[index].kind = edge.kind(of: nodes[index]) }
    }
    self.nodes = nodes
  }
}

extension NavigationGraph.Edge {
  private init(
    _ from: Controller.Type, _ to: Controller.Type, _ kind: Kind, _ passing: [String] = [],
    _ returning: [String] = []
  ) {
    (self.from, self.to, self.kind) = ("\(from)", "\(to)", kind)
    (self.passing, self.returning) = (passing, returning)
  }

  /// Returns the edge from `host` to its tab with `id`, with the data passed to it.
  public static func tab(
    _ host: Controller.Type, _ id: String, _ screen: Controller.Type, passing: String...
  ) -> Self { Self(host, screen, .tab(id), passing) }

  /// Returns the edge from the navigator `host` to its root, with the data passed to it.
  public static func root(
    _ host: Controller.Type, _ screen: Controller.Type, passing: String...
  ) -> Self { Self(host, screen, .root, passing) }

  /// Returns the edge of a push, with the data passed and the results returned.
  public static func push(
    _ opener: Controller.Type, _ screen: Controller.Type, passing: String...,
    returning: String...
  ) -> Self { Self(opener, screen, .push, passing, returning) }

  /// Returns the edge of a replacement of `opener` by `screen`.
  public static func replace(
    _ opener: Controller.Type, _ screen: Controller.Type, passing: String...
  ) -> Self { Self(opener, screen, .replace, passing) }

  /// Returns the edge of a modal over `opener`, with the data passed and the results returned.
  public static func present(
    _ opener: Controller.Type, _ screen: Controller.Type, as style: ModalStyle = .sheet,
    passing: String..., returning: String...
  ) -> Self { Self(opener, screen, .present(style), passing, returning) }

  /// Returns the edge from a gate's entry screen to a screen behind the gate.
  public static func gate(
    _ entryScreen: Controller.Type, before screen: Controller.Type, passing: String...
  ) -> Self { Self(entryScreen, screen, .gate, passing) }

  /// Returns the role that the edge implies for `screen`, or its previous role.
  fileprivate func kind(of screen: NavigationGraph.Node) -> NavigationGraph.Node.Kind {
    switch kind {
    case .tab where screen.name == from: .tabs
    case .gate where screen.name == from: .gate
    case .present where screen.name == to: .modal
    case .tab, .gate, .present, .root, .push, .replace: screen.kind
    }
  }
}
