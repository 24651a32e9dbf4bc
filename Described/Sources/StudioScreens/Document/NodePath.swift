/// The path from the outermost object of a description to a controller or a component.
public struct NodePath: Hashable, Sendable {
  /// A step to an inner object: the list, and the index in it.
  public enum Step: Hashable, Sendable {
    /// A step to a controller.
    case controller(Int)
    /// A step to a component.
    case component(Int)

    /// The index in the list.
    public var index: Int {
      switch self {
      case .controller(let index), .component(let index): index
      }
    }

    /// The name of the list in the description.
    var list: String {
      switch self {
      case .controller: "controllers"
      case .component: "components"
      }
    }

    /// Returns the step to the element at `index` of the same list.
    func with(_ index: Int) -> Step {
      switch self {
      case .controller: .controller(index)
      case .component: .component(index)
      }
    }
  }

  /// The steps, from the outermost object inwards.
  public var steps: [Step]

  /// Creates a path; without steps, it is the path of the outermost object.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// The path of the outermost object.
  public static let root = NodePath()

  /// The path of the parent; `nil` for the outermost object.
  public var parent: NodePath? { steps.isEmpty ? nil : NodePath(steps.dropLast()) }

  /// The path of the nearest controller: the object itself, or the one around it.
  public var controller: NodePath? {
    let count = steps.prefix { if case .controller = $0 { true } else { false } }.count
    return count == 0 ? nil : NodePath(Array(steps.prefix(count)))
  }

  /// The indices of the nearest controller, its identity in the framework.
  public var controllerIndices: [Int] { controller?.steps.map(\.index) ?? [] }

  /// Returns the path with `step` appended.
  public func appending(_ step: Step) -> NodePath { NodePath(steps + [step]) }

  /// Returns the path of the sibling at `index`; the outermost object has none.
  func sibling(_ index: Int) -> NodePath {
    guard let last = steps.last else { return self }
    return NodePath(steps.dropLast() + [last.with(index)])
  }

  /// The path as a text, such as `c0.c1.v2`, for saved states.
  public var text: String {
    steps.map { step in
      switch step {
      case .controller(let index): "c\(index)"
      case .component(let index): "v\(index)"
      }
    }.joined(separator: ".")
  }

  /// Creates a path from its ``text``; `nil` if `text` is not a path.
  public init?(_ text: String) {
    var steps: [Step] = []
    for part in text.split(separator: ".") {
      guard let index = Int(part.dropFirst()), index >= 0 else { return nil }
      switch part.first {
      case "c": steps.append(.controller(index))
      case "v": steps.append(.component(index))
      default: return nil
      }
    }
    self.init(steps)
  }
}
