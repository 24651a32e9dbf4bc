import ScreenKitCore

/// The change of the front screens in one transition.
@MainActor
struct NavigationMove {
  /// The change of the navigator's state.
  enum Kind: Hashable {
    case push, replace, gate
    case present(ModalStyle)
    /// Going back, a change of tabs, or the start of the app.
    case other
  }

  /// A screen that came to the front as a tab or root, rather than by being opened.
  struct Placement: Hashable {
    let outer: String
    let inner: String
    let kind: NavigationGraph.Edge.Kind
  }

  let kind: Kind
  /// The types of the screens that left the front, the outermost first.
  let left: [String]
  /// The types of the screens that came to the front, the outermost first.
  let came: [String]
  let placements: [Placement]
  /// The types of the screens that were opened, which excludes tabs and roots.
  var opened: [String] { came.filter { name in !placements.contains { $0.inner == name } } }

  init(from old: [Controller], to new: [Controller], _ kind: Kind) {
    let shared = zip(old, new).prefix { $0 === $1 }.count
    self.kind = kind
    left = old.dropFirst(shared).map { "\(type(of: $0))" }
    came = new.dropFirst(shared).map { "\(type(of: $0))" }
    let isOpened = kind != .other
    placements = zip(new, new.dropFirst()).dropFirst(max(0, shared - 1)).compactMap {
      outer, inner in
      // A screen that replaces the root is opened like any other.
      if isOpened, shared > 0, inner === new[shared] { return nil }
      return Self.kind(of: inner, in: outer).map {
        Placement(outer: "\(type(of: outer))", inner: "\(type(of: inner))", kind: $0)
      }
    }
  }

  private static func kind(
    of screen: Controller, in outer: Controller
  ) -> NavigationGraph.Edge.Kind? {
    if let tabs = outer as? TabNavigator {
      return tabs.navigation.map { .tab($0.items[$0.selected].id) }
    }
    guard let navigator = outer as? Navigator, navigator.entries.first?.id == screen.entryID
    else { return nil }
    return .root
  }
}

extension NavigationMove.Kind {
  /// Creates the kind of a transition.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - passed: The entries that no longer have a pending destination.
  @MainActor
  init(_ transition: NavigationTransition, passed: Set<EntryID>) {
    let states = (transition.old as? any NavigationState, transition.new as? any NavigationState)
    let (old, new) = (states.0?.entries.map(\.id) ?? [], states.1?.entries.map(\.id) ?? [])
    if new.contains(where: { !old.contains($0) }), !passed.isDisjoint(with: old) {
      self = .gate
    } else if transition.new is TabState || new.last.map(old.contains) != false {
      self = .other
    } else if let modals = (transition.new as? CompositeState)?.modals, let last = modals.last {
      self = .present(last.style)
    } else {
      self = new.dropLast() == old.dropLast() ? .replace : .push
    }
  }
}

extension NavigationGraph {
  /// Returns the edges that `move` followed.
  @MainActor
  func edges(of move: NavigationMove) -> [Edge] {
    edges.filter { edge in
      switch edge.kind {
      case .tab, .root:
        move.placements.contains(.init(outer: edge.from, inner: edge.to, kind: edge.kind))
      case .push: move.kind == .push && move.left.contains(edge.from) && move.came.first == edge.to
      case .replace:
        move.kind == .replace && move.left.contains(edge.from) && move.came.first == edge.to
      case .present(let style):
        move.kind == .present(style) && move.left.contains(edge.from) && move.came.first == edge.to
      case .gate:
        move.kind == .gate && move.left.contains(edge.from) && move.opened.contains(edge.to)
      }
    }
  }

  /// Returns the parts of `move` without an edge, such as `CourseList > Settings`.
  ///
  /// Each tab and root that comes to the front needs an edge, and so does each opened screen,
  /// except at the start of the app. Going back needs a path of edges in the other direction.
  @MainActor
  func undeclared(in move: NavigationMove) -> [String] {
    let placed = move.placements.filter { placement in
      !edges.contains {
        $0.from == placement.outer && $0.to == placement.inner && $0.kind == placement.kind
      }
    }
    let opened = move.left.isEmpty ? [] : move.opened
    let undeclared = opened.filter { name in
      !edges.contains {
        $0.to == name && move.left.contains($0.from) && $0.isOpening(as: move.kind)
      }
        && !(move.kind == .other && move.left.contains(where: reachable(from: name).contains))
    }
    return placed.map { "\($0.outer) > \($0.inner)" }
      + undeclared.map { "\(move.left.last ?? "") > \($0)" }
  }

  private func reachable(from start: String) -> Set<String> {
    var found: Set<String> = []
    var open = [start]
    while let name = open.popLast() {
      for edge in edges where edge.from == name && found.insert(edge.to).inserted {
        open.append(edge.to)
      }
    }
    return found
  }
}

extension NavigationGraph.Edge {
  /// Returns whether a move of `kind` can follow this edge.
  fileprivate func isOpening(as kind: NavigationMove.Kind) -> Bool {
    switch (self.kind, kind) {
    case (_, .other), (.push, .push), (.replace, .replace), (.gate, .gate): true
    case (.present(let style), .present(let presented)): style == presented
    case (.tab, _), (.root, _), (.push, _), (.replace, _), (.gate, _), (.present, _): false
    }
  }
}
