/// A router that offers an event to one possible receiver after another, until one handles it.
///
/// The order is: the focused view, the views around it, the screen's controller, the controllers
/// around it, and finally the application. An open panel keeps events from the screens.
@MainActor
final class EventRouter {
  let window: Window
  let focus: Focus
  let surface: any Surface

  /// The view that handled a button press; it receives all pointer events until the release.
  private weak var captor: View?
  private var held: PointerEvent.Button?
  let clock: any TimerClock
  private var clicks = ClickCount()
  /// The view under the last press.
  private weak var pressed: View?

  init(window: Window, focus: Focus, clock: any TimerClock, surface: any Surface) {
    self.clock = clock
    self.window = window
    self.focus = focus
    self.surface = surface
  }

  /// Offers `event` to the views and to `controllers`, innermost first; returns whether one handled
  /// it.
  func route(_ event: Event, controllers: some Sequence<Controller>) throws -> Bool {
    if try offerToViews(event) { return true }
    if window.panel != nil { return false }
    for controller in controllers {
      if try controller.offer(event) { return true }
    }
    return false
  }

  private func offerToViews(_ event: Event) throws -> Bool {
    switch event {
    case .key(let press): try offer(.key(press))
    case .text(let text): try offer(.text(text))
    case .paste(let text): try offer(.paste(text))
    case .pointer(let pointer): try offer(pointer)
    case .action, .resized, .focusChanged, .application: false
    }
  }

  /// Offers `input` to the focused view, then outwards; without a focused view, to the screen or
  /// panel in front.
  private func offer(_ input: ViewInput) throws -> Bool {
    guard let first = focus.view ?? window.active else { return false }
    let isSideways = input.isSideways
    for view in first.path where view.isEffectivelyEnabled {
      let input = isSideways && view.isMirrored ? input.mirrored : input
      if try view.handle(input) || view.opensContextMenu(by: input) { return true }
    }
    return false
  }

  private func offer(_ pointer: PointerEvent) throws -> Bool {
    let hit = surface.view(at: pointer.location)
    if case .down(let button) = pointer.action {
      window.input.pressed = pointer.location
      count(button, at: pointer.location, on: hit)
      window.popupNoticesPress(on: hit)
    }
    if pointer.action == .move { window.pointerMoved(over: hit, at: pointer.location) }
    if let captor, missedRelease(before: pointer) { try release(captor) }
    if let captor {
      if case .up(let button) = pointer.action, button == held { self.captor = nil }
      return try captor.handle(.pointer(input(pointer, for: captor, hit: hit)))
    }
    guard let hit, window.active != nil else { return false }
    let isInBar =
      window.hintBar.map(hit.isWithin) == true || window.notice.map(hit.isWithin) == true
    guard isInBar || window.isUsable(hit) else { return dismissPanel(pointer) }
    for view in hit.path where view.isEffectivelyEnabled {
      let input = ViewInput.pointer(input(pointer, for: view, hit: hit))
      guard try view.handle(input) else {
        if opensMenu(of: view, by: input) { return true }
        continue
      }
      if case .down(let button) = pointer.action {
        (captor, held) = (view, button)
        focus.move(to: view.focusTarget, because: .user)
      }
      return true
    }
    return false
  }

  /// Opens the context menu of `view` on a press, and first moves the focus to `view`.
  private func opensMenu(of view: View, by input: ViewInput) -> Bool {
    guard view.hasContextMenu, case .pointer(let pointer) = input, pointer.action == .down(.right)
    else { return false }
    if view.focusTarget.acceptsFocus { focus.move(to: view.focusTarget, because: .user) }
    return view.opensContextMenu(by: input)
  }

  /// Returns whether the release of the held button was lost before `pointer`.
  ///
  /// A terminal may lose the release when the pointer leaves its window. The pointer then moves
  /// with no button down, or a button goes down again.
  private func missedRelease(before pointer: PointerEvent) -> Bool {
    switch pointer.action {
    case .down(let button): button == held
    case .move: true
    case .up, .drag, .scroll: false
    }
  }

  /// Sends the lost release to `captor`, at a location outside of it.
  private func release(_ captor: View) throws {
    self.captor = nil
    guard let held else { return }
    _ = try captor.handle(
      .pointer(
        PointerInput(
          action: .up(held), location: SurfacePoint(x: -1, y: -1), isInside: false, modifiers: [])))
  }

  /// Counts the presses of a series; a press on another view begins a new series.
  private func count(
    _ button: PointerEvent.Button, at location: SurfacePoint, on hit: View?
  ) {
    if hit !== pressed { clicks.reset() }
    pressed = hit
    _ = clicks.press(button, at: location, clock.now)
  }

  private func dismissPanel(_ pointer: PointerEvent) -> Bool {
    guard case .down = pointer.action, let panel = window.panel else { return false }
    panel.pressedOutside()
    return true
  }

  private func input(_ pointer: PointerEvent, for view: View, hit: View?) -> PointerInput {
    let bounds = surface.bounds(of: view) ?? SurfaceRect(x: 0, y: 0, width: 0, height: 0)
    var location = SurfacePoint(
      x: pointer.location.x - bounds.origin.x, y: pointer.location.y - bounds.origin.y)
    var action = pointer.action
    if view.isMirrored {
      location.x = bounds.size.width - 1 - location.x
      if case .scroll(let x, let y) = action { action = .scroll(x: -x, y: y) }
    }
    return PointerInput(
      action: action, location: location,
      isInside: hit?.isWithin(view) ?? false, modifiers: pointer.modifiers,
      clicks: max(1, clicks.count))
  }
}
