public import ScreenKitCore

/// The screens of an app and the edges between them, declared in one place (F-146, F-147).
///
/// ```swift
/// let graph = NavigationGraph("Muster", [
///   .tab(Home.self, "Courses", CourseList.self),
///   .push(CourseList.self, CourseScreen.self, passing: "course: Course"),
///   .present(CourseScreen.self, GradeEditor.self, passing: "student", returning: "grade: Int"),
///   .gate(Login.self, before: GradeEditor.self),
/// ])
/// ```
/// Screens have the names of their types. The order is the one of the declaration, always.
public struct NavigationGraph: Hashable, Sendable {
  /// What is drawn as a node.
  public struct Node: Hashable, Sendable {
    /// What a screen does for others.
    public enum Kind: Hashable, Sendable {
      case plain, tabs, modal, gate
    }

    /// The name of its type.
    public let name: String
    /// What it does for others.
    public internal(set) var kind: Kind
  }

  /// An edge from one screen to another.
  public struct Edge: Hashable, Sendable {
    /// What following the edge does.
    public enum Kind: Hashable, Sendable {
      /// The first screen is a tab set, and this is one of its tabs.
      case tab(String)
      /// The first screen is a navigator that begins with the second one.
      case root
      case push, replace
      case present(ModalStyle)
      /// The first screen stands before the second one.
      case gate
    }

    /// The name of the type of the screen that it leads from.
    public let from: String
    /// The name of the type of the screen that it leads to.
    public let to: String
    /// What following the edge does.
    public let kind: Kind
    /// What the second screen is given.
    public let passing: [String]
    /// What it answers.
    public let returning: [String]
  }

  /// What the app is called.
  public let name: String
  /// The nodes, one for each screen, in the order in which they are first named.
  public let nodes: [Node]
  /// The edges, in the order of their declaration.
  public let edges: [Edge]

  /// Declares an app.
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

  /// `screen` is the tab called `title` of `host`, with what it is given.
  public static func tab(
    _ host: Controller.Type, _ title: String, _ screen: Controller.Type, passing: String...
  ) -> Self { Self(host, screen, .tab(title), passing) }

  /// The navigator `host` begins with `screen`, with what it is given.
  public static func root(
    _ host: Controller.Type, _ screen: Controller.Type, passing: String...
  ) -> Self { Self(host, screen, .root, passing) }

  /// `screen` is put on the stack from `opener`, with what it is given and what it answers.
  public static func push(
    _ opener: Controller.Type, _ screen: Controller.Type, passing: String...,
    returning: String...
  ) -> Self { Self(opener, screen, .push, passing, returning) }

  /// `screen` takes the place of `opener`.
  public static func replace(
    _ opener: Controller.Type, _ screen: Controller.Type, passing: String...
  ) -> Self { Self(opener, screen, .replace, passing) }

  /// `screen` is presented over `opener`, with what it is given and what it answers.
  public static func present(
    _ opener: Controller.Type, _ screen: Controller.Type, as style: ModalStyle = .sheet,
    passing: String..., returning: String...
  ) -> Self { Self(opener, screen, .present(style), passing, returning) }

  /// `entrance` is shown to those who may not see `screen` yet, which then gets what it is given.
  public static func gate(
    _ entrance: Controller.Type, before screen: Controller.Type, passing: String...
  ) -> Self { Self(entrance, screen, .gate, passing) }

  /// What `screen` is, as far as the edge tells.
  fileprivate func kind(of screen: NavigationGraph.Node) -> NavigationGraph.Node.Kind {
    switch kind {
    case .tab where screen.name == from: .tabs
    case .gate where screen.name == from: .gate
    case .present where screen.name == to: .modal
    case .tab, .gate, .present, .root, .push, .replace: screen.kind
    }
  }
}
