internal import ScreenKitCore

/// The activity indicators of a page outside of rows, and the components that name them.
@MainActor
struct LoadingSigns {
  /// A component that names an indicator in it, with the ids of all components in it.
  struct Part {
    let indicator: Int
    let ids: Set<Int>
  }

  /// The indicators by the ids of their components.
  private(set) var indicators: [Int: ActivityIndicator] = [:]
  /// The components that name one; images are not among them, since they load by themselves.
  private(set) var parts: [Part] = []

  /// Collects the indicators in `root`.
  init(_ root: ComponentView?) {
    if let root { collect(root) }
  }

  private mutating func collect(_ component: ComponentView) {
    let description = component.description
    if let view = component.indicatorView { indicators[description.id] = view }
    if description.type != .image, let indicator = description[.indicatorID] {
      parts.append(Part(indicator: indicator, ids: component.ids))
    }
    for part in component.parts { collect(part) }
  }
}

extension ComponentView {
  /// The ids of the component and of all in it.
  fileprivate var ids: Set<Int> { parts.reduce(into: [description.id]) { $0.formUnion($1.ids) } }

  /// The indicator of a component of that type, also with other components in front of it.
  fileprivate var indicatorView: ActivityIndicator? {
    guard description.type == .activityIndicator else { return nil }
    return view as? ActivityIndicator ?? view.children.first as? ActivityIndicator
  }
}

extension ActivityIndicator {
  /// Starts or stops the indicator.
  ///
  /// A stopped one is hidden: in the middle of a table it would lie over the rows, which then could not
  /// move as a whole.
  func show(_ isWorking: Bool, keepsPlace: Bool) {
    (isAnimating, isHidden) = (isWorking, !isWorking && !keepsPlace)
  }
}
