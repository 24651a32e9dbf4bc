extension Split {
  /// The minimum sizes, in units, of panes without a minimum in their constraints.
  private struct Smallest {
    /// The minimum size of the growing pane.
    let growing: Int
    /// The minimum size of each other pane.
    let other: Int
  }

  /// Returns the division of `length` between all panes, for the layout in a backend.
  ///
  /// The sizes follow the layout constraints and the sizes set by the user. A divider takes one
  /// unit. Two panes are shown if the preferred size of one and the minimum size of the other fit.
  /// More panes are shown if the minimum sizes of all fit.
  ///
  /// - Parameter length: The width of the view, or its height if the panes are below each other,
  ///   without padding, in units.
  /// - Returns: The division; `nil` if only one pane fits.
  public func division(of length: Int) -> Division? { plan(of: length).division(of: length) }

  /// Returns the plan of the pane sizes within `length`, by the constraints of the panes.
  func plan(of length: Int) -> PanePlan {
    PanePlan(
      panes: panes.indices.map { pane(at: $0, of: length) }, chosen: sizes, growing: growingPane)
  }

  private func pane(at index: Int, of length: Int) -> PanePlan.Pane {
    let view = panes[index]
    let wish = axis == .horizontal ? view.layout.width : view.layout.height
    if index == growingPane {
      let least = wish.minimum > 0 ? wish.minimum : smallest.growing
      return PanePlan.Pane(preferred: least, least: least, needed: least)
    }
    let preferred = wish.clamp(min(length / (panes.count + 1), wish.maximum ?? .max))
    let least = min(wish.minimum > 0 ? wish.minimum : smallest.other, preferred)
    return PanePlan.Pane(
      preferred: preferred, least: least, needed: panes.count == 2 ? preferred : least)
  }

  private var smallest: Smallest {
    switch axis {
    case .horizontal: Smallest(growing: panes.count == 2 ? 40 : 20, other: 8)
    case .vertical: Smallest(growing: 4, other: 3)
    }
  }
}
