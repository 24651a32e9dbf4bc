import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText

@testable import ScreenKitCore

/// Actions on a view, and the keys or pointer events with the same effect.
@MainActor
struct ActionPair {
  let target: ViewTarget
  let actions: [ViewAction]
  /// The pointer events on a view with its own drawing; sent after `actions`.
  let gesture: [PointerEvent]
  /// The events for the gallery without actions.
  let input: [Event]
  /// The view that gets the focus first in that gallery; actions move the focus themselves.
  let focused: ViewTarget?
  /// The preceding events, in both galleries.
  let preparation: [Event]

  /// Returns all actions of the front views, and the pointer at a random position.
  static func all(in test: ScreenTest, using random: inout SeededGenerator) -> [ActionPair] {
    let window = test.application.window
    var pairs: [ActionPair] = []
    if let panel = window.active as? Panel, let target = window.target(of: panel) {
      pairs.append(ActionPair(target, .dismiss, [KeyPress(.escape)]))
    }
    window.active?.forEachShown { view in
      guard view.isEffectivelyEnabled, let target = window.target(of: view) else { return }
      if let divider = view as? SplitDivider { pairs += moves(of: divider, target) }
      if let pad = view as? KeyPad { pairs += presses(of: pad, &random) }
      guard view.acceptsFocus else { return }
      for (action, keys) in meanings(of: view) {
        let pair = ActionPair(target, action, keys)
        pairs.append(action.keepsFocus ? pair.preparing(target) : pair.focusing(target))
      }
      if let input = view as? TextInput, let edit = edit(of: input) {
        pairs.append(
          ActionPair(target: target, actions: [.edit(edit)], input: [.text(edit.replacement)])
            .focusing(target))
      }
    }
    for _ in 0..<20 {
      if let pair = pointer(in: test.application, using: &random) { pairs.append(pair) }
    }
    return pairs
  }

  private init(
    target: ViewTarget, actions: [ViewAction], gesture: [PointerEvent] = [], input: [Event],
    focused: ViewTarget? = nil, preparation: [Event] = []
  ) {
    (self.target, self.actions, self.gesture, self.input) = (target, actions, gesture, input)
    (self.focused, self.preparation) = (focused, preparation)
  }

  /// Performs in `test` the effect of `input` in the other gallery; returns the reason of a refused
  /// last action.
  func send(to test: ScreenTest) -> ActionRefusal? {
    var refusal: ActionRefusal?
    func send(_ action: ViewAction) {
      refusal = test.application.dispatch(action, on: target) ?? refusal
    }
    for action in actions { send(action) }
    for event in gesture {
      guard let input = input(of: event, in: test.application) else { break }
      send(.pointer(input))
    }
    return refusal
  }

  private init(_ target: ViewTarget, _ action: ViewAction, _ keys: [KeyPress]) {
    self.init(target: target, actions: [action], input: keys.map(Event.key))
  }

  private func focusing(_ view: ViewTarget) -> ActionPair {
    ActionPair(target: target, actions: actions, input: input, focused: view)
  }

  private func preparing(_ view: ViewTarget, _ events: Event...) -> ActionPair {
    ActionPair(
      target: target, actions: actions, input: input, preparation: [.focus(view)] + events)
  }
}

extension ViewAction {
  /// Whether the focus does not move, as with the wheel.
  fileprivate var keepsFocus: Bool {
    switch self {
    case .scroll, .goBack, .goForward: true
    default: false
    }
  }
}

extension ActionPair: @MainActor CustomStringConvertible {
  var description: String { "\(actions) \(gesture) on \(target.path)" }
}

extension Event {
  /// Moves the focus to the view at the path of `target`.
  static func focus(_ target: ViewTarget) -> Event {
    .action(.focus, on: ViewTarget(path: target.path))
  }
}

// MARK: The pointer

extension ActionPair {
  /// Returns a press at a random position with a short drag; `nil` if no view has its own drawing.
  private static func pointer(
    in application: Application, using random: inout SeededGenerator
  ) -> ActionPair? {
    let surface = application.surface
    let start = SurfacePoint(
      x: Int.random(in: 0..<80, using: &random), y: Int.random(in: 0..<24, using: &random))
    let distance = SurfacePoint(
      x: Int.random(in: -3...3, using: &random), y: Int.random(in: -1...1, using: &random))
    let end = SurfacePoint(x: start.x + distance.x, y: start.y + distance.y)
    guard let view = surface.view(at: start), view.drawsItself, view.isEffectivelyEnabled,
      application.window.isUsable(view), let target = application.window.target(of: view)
    else { return nil }
    let gesture = [
      PointerEvent(.down(.left), at: start), PointerEvent(.drag(.left), at: end),
      PointerEvent(.up(.left), at: end),
    ]
    return ActionPair(
      target: target, actions: [], gesture: gesture, input: gesture.map(Event.pointer))
  }

  /// Returns the input of a view for `event` at the view's present position.
  ///
  /// The previous event may have moved the focus, and therefore scrolled the page.
  private func input(of event: PointerEvent, in application: Application) -> PointerInput? {
    let surface = application.surface
    guard let view = application.window.view(for: target), let bounds = surface.bounds(of: view)
    else { return nil }
    let x = event.location.x - bounds.origin.x
    return PointerInput(
      action: event.action,
      location: SurfacePoint(
        x: view.isMirrored ? bounds.size.width - 1 - x : x,
        y: event.location.y - bounds.origin.y),
      isInside: surface.view(at: event.location)?.isWithin(view) ?? false, modifiers: [])
  }
}

extension View {
  /// The first view that can have the focus.
  fileprivate var firstStop: View? {
    var stop: View?
    forEachShown { view in
      if stop == nil, view.acceptsFocus, view.isEffectivelyEnabled { stop = view }
    }
    return stop
  }

  /// Whether the view handles the pointer itself, and not an enclosing view.
  fileprivate var drawsItself: Bool {
    switch self {
    case is Button, is Slider, is SplitDivider, is CalendarView, is ColorPalette, is LineChart,
      is TableHeader, is TextField, is TextView, is DocumentView:
      true
    default: false
    }
  }
}

// MARK: Views with parts

extension ActionPair {
  /// Returns moves of a divider, while the focus is in the pane before it.
  private static func moves(of divider: SplitDivider, _ target: ViewTarget) -> [ActionPair] {
    guard let split = divider.parent as? Split, let window = split.root as? Window,
      let place = split.panes[divider.number].firstStop.flatMap(window.target(of:))
    else { return [] }
    let isMirrored = split.isMirrored
    let (more, less): (KeyPress, KeyPress) =
      split.axis == .vertical
      ? (KeyPress("+", .alt), KeyPress("-", .alt))
      : (KeyPress(isMirrored ? "<" : ">", .alt), KeyPress(isMirrored ? ">" : "<", .alt))
    return [
      ActionPair(target, .step(1), [more]).preparing(place),
      ActionPair(target, .step(-1), [less]).preparing(place),
    ]
  }

  /// Returns a press of the highlighted key, or the moves to another key.
  private static func presses(
    of pad: KeyPad, _ random: inout SeededGenerator
  ) -> [ActionPair] {
    guard let window = pad.root as? Window, let target = window.target(of: pad),
      let key = pad.focusPart.flatMap(window.target(of:))
    else { return [] }
    let arrow = [Key.up, .down, .left, .right].randomElement(using: &random) ?? .up
    return [
      ActionPair(key, .press, [KeyPress(.enter)]).focusing(target),
      ActionPair(target: target, actions: [], input: []).preparing(target, .key(KeyPress(arrow))),
    ]
  }
}
