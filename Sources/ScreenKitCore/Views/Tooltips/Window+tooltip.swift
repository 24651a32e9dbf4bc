/// The tooltip of a window.
extension Window {
  /// The tooltip that is shown; `nil` for none.
  public var tooltipBubble: TooltipBubble? { input.tooltips.bubble }

  /// Whether a view with a tooltip is shown, so that moves of the pointer without a button matter.
  ///
  /// A backend that must ask its device for these moves reads it at the end of each frame.
  public var needsPointerMoves: Bool { input.tooltips.areShown(in: self) }

  /// Shows the tooltip of the view at the pointer after it has rested there, and hides another one.
  func pointerMoved(over hit: View?, at point: SurfacePoint) {
    // The pointer may move onto the text, such as for a screen magnifier.
    if let bubble = tooltipBubble, let hit, hit.isWithin(bubble) { return }
    let view = hit.flatMap { isUsable($0) ? $0.path.first { $0.hasTooltip } : nil }
    if tooltipBubble != nil, view === input.tooltips.view { return }
    hideTooltip()
    guard let view, let host else { return }
    input.tooltips.view = view
    let area = SurfaceRect(x: point.x, y: point.y, width: 1, height: 1)
    input.tooltips.timer = host.clock.schedule(after: TooltipState.delay) {
      [weak self, weak view] in
      if let self, let view { showTooltip(of: view, beside: area) }
    }
  }

  /// Shows the tooltip of `view` beside `area`, if the user can see the view.
  func showTooltip(of view: View, beside area: SurfaceRect?) {
    hideTooltip()
    guard let text = view.tooltip, view.isEffectivelyShown, isUsable(view) else { return }
    let bubble = TooltipBubble(text, beside: area)
    (input.tooltips.view, input.tooltips.bubble) = (view, bubble)
    show(bubble)
  }

  /// Hides the tooltip that is shown or due; returns whether one was shown.
  @discardableResult
  func hideTooltip() -> Bool {
    guard input.tooltips.timer != nil || input.tooltips.bubble != nil else { return false }
    let bubble = input.tooltips.bubble
    input.tooltips.timer = nil
    (input.tooltips.view, input.tooltips.bubble) = (nil, nil)
    bubble?.removeFromParent()
    return bubble != nil
  }

  /// Hides the tooltip if its view is gone or covered; called once a turn.
  func updateTooltip() {
    guard input.tooltips.bubble != nil else { return }
    guard let view = input.tooltips.view, view.isEffectivelyShown, isUsable(view) else {
      hideTooltip()
      return
    }
  }
}
