extension Split {
  /// The smallest sizes, in units, of panes without a minimum.
  private struct Smallest {
    /// That of the pane that grows with the space.
    let growing: Int
    /// That of each other pane.
    let other: Int
  }

  /// Divides a length between all panes, for a backend to lay out.
  ///
  /// The sizes follow the layout constraints and the user's choices. A divider takes one unit. Of
  /// two panes both are shown if the preferred size of one and the minimum of the other fit; more
  /// panes are shown as long as their minimums fit.
  ///
  /// - Parameter length: The width of the view without its padding, or its height if the panes are
  ///   below each other, in units.
  /// - Returns: The division; `nil` if only one pane fits.
  public func division(of length: Int) -> Division? { plan(of: length).division(of: length) }

  /// Returns the sizes of the panes within `length` as their constraints want them.
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
