internal import ScreenKitCore

/// The activity indicators of a page outside of rows, and the components that use them.
@MainActor
struct LoadingSigns {
  /// A component that uses an indicator, with the ids of all components in it.
  struct Part {
    let indicator: Int
    let ids: Set<Int>
  }

  /// The indicators by the ids of their components.
  private(set) var indicators: [Int: ActivityIndicator] = [:]
  /// The components with an indicator, except images, which control their indicators themselves.
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
  /// The ids of the component and of all components in it.
  fileprivate var ids: Set<Int> { parts.reduce(into: [description.id]) { $0.formUnion($1.ids) } }

  /// The view of an activity indicator, also with other components in front of it; otherwise `nil`.
  fileprivate var indicatorView: ActivityIndicator? {
    guard description.type == .activityIndicator else { return nil }
    return view as? ActivityIndicator ?? view.children.first as? ActivityIndicator
  }
}

extension ActivityIndicator {
  /// Starts or stops the indicator.
  ///
  /// A stopped indicator is hidden. In the middle of a table, it would lie over the rows, and they
  /// could not scroll efficiently.
  func show(_ isWorking: Bool, keepsPlace: Bool) {
    (isAnimating, isHidden) = (isWorking, !isWorking && !keepsPlace)
  }
}
