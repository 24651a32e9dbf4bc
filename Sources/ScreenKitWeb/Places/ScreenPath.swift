internal import ScreenKitCore

/// The screens in front, from the outermost container to the innermost screen, as a value.
///
/// A path is kept with each entry of the history, so it names screens by the identities that also
/// name their saved states.
struct ScreenPath: Hashable, Codable, Sendable {
  /// A container on the path.
  struct Level: Hashable, Codable, Sendable {
    /// The child in front.
    var front: String
    /// The children of the container, at most sixteen around the one in front.
    var children: [String]
  }

  /// The position of a path relative to another one.
  enum Relation: Hashable, Sendable {
    /// The same screens and the same number of dialogs.
    case same
    /// Going back in the other path leads to this one.
    case under
    /// Going back in this path leads to the other one.
    case over
    /// A container has both screens, and shows one of them, such as a tab.
    case beside
    /// A screen of the other path has been replaced.
    case instead
  }

  var levels: [Level]
  /// The number of open dialogs.
  var panels = 0

  /// Returns the number of outer containers that show the same children.
  func commonLevels(with other: ScreenPath) -> Int {
    zip(levels, other.levels).prefix { $0.front == $1.front }.count
  }

  /// Returns whether both paths lead to the same screen, with any dialogs.
  func hasSameScreens(as other: ScreenPath) -> Bool {
    levels.count == other.levels.count && commonLevels(with: other) == levels.count
  }

  /// Returns the position of this path relative to `other`.
  func relation(to other: ScreenPath) -> Relation {
    let index = commonLevels(with: other)
    guard index < min(levels.count, other.levels.count) else {
      let (own, others) = ((levels.count, panels), (other.levels.count, other.panels))
      return own == others ? .same : own < others ? .under : .over
    }
    let (own, others) = (levels[index], other.levels[index])
    return switch (own.children.contains(others.front), others.children.contains(own.front)) {
    case (true, true): .beside
    case (true, false): .over
    case (false, true): .under
    case (false, false): .instead
    }
  }
}

extension ScreenPath {
  /// The maximum number of children of a level.
  private static let most = 16

  /// Reads the path of the screens that an application shows.
  @MainActor
  init(of application: Application) {
    levels = application.root.frontPath.compactMap { screen in
      guard let id = screen.childID, let container = screen.parent?.containerRole else {
        return nil
      }
      let children = ScreenPath.children(of: container)
      let index = children.firstIndex(of: id.description) ?? 0
      let start = max(0, min(index - ScreenPath.most / 2, children.count - ScreenPath.most))
      return Level(
        front: id.description, children: Array(children[start...].prefix(ScreenPath.most)))
    }
    // Menus beside a view are not steps of the history.
    panels = application.window.panels.count { $0.placement == .center }
  }

  /// Returns the names of all children of a container, in its order.
  @MainActor
  static func children(of container: some ContainerController) -> [String] {
    (container.content?.children ?? []).map(\.description)
  }
}
