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
  private(set) var focused: ViewTarget?
  /// The preceding events, in both galleries.
  private(set) var preparation: [Event] = []
  private var place = Place()

  init(
    target: ViewTarget, actions: [ViewAction], gesture: [PointerEvent] = [], input: [Event]
  ) {
    (self.target, self.actions, self.gesture, self.input) = (target, actions, gesture, input)
  }

  init(_ target: ViewTarget, _ action: ViewAction, _ keys: [KeyPress]) {
    self.init(target: target, actions: [action], input: keys.map(Event.key))
  }

  func focusing(_ view: ViewTarget) -> ActionPair {
    var pair = self
    pair.focused = view
    return pair
  }

  func preparing(_ view: ViewTarget, _ events: Event...) -> ActionPair {
    var pair = self
    pair.preparation = [.focus(view)] + events
    return pair
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

  /// Whether the key has the effect of the action even if both are passed to the views around the
  /// target in vain, such as Enter in a field that checks its text.
  var endsUnhandled: Bool { actions.last == .submit }

  /// The kinds of all actions.
  var kinds: [ActionKind] {
    actions.map { ActionKind($0) } + (gesture.isEmpty ? [] : [.pointer])
      + (focused == nil ? [] : [.focus])
  }

  /// Whether the pair may close a panel or a popup, open one, or show another page.
  var mayLeave: Bool { kinds.contains { $0.mayLeave } }
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

extension ViewAction {
  /// Whether the focus does not move, as with the wheel.
  fileprivate var keepsFocus: Bool {
    switch self {
    case .scroll, .goBack, .goForward, .dismiss: true
    default: false
    }
  }
}

// MARK: All pairs

extension ActionPair {
  /// Returns all pairs of the views in front, and the pointer at random positions.
  static func all(
    in application: Application, using random: inout SeededGenerator
  ) -> [ActionPair] {
    let window = application.window
    let roots: [View?] = [window.active, window.popup]
    var pairs = all(below: roots.compactMap { $0 }, in: application, using: &random)
    for _ in 0..<20 {
      let start = SurfacePoint(
        x: Int.random(in: 0..<80, using: &random), y: Int.random(in: 0..<24, using: &random))
      let distance = SurfacePoint(
        x: Int.random(in: -3...3, using: &random), y: Int.random(in: -1...1, using: &random))
      if let pair = drag(from: start, by: distance, in: application) { pairs.append(pair) }
    }
    return pairs
  }

  /// Returns all pairs of `roots` and the views within them.
  static func all(
    below roots: [View], in application: Application, using random: inout SeededGenerator
  ) -> [ActionPair] {
    var pairs: [ActionPair] = []
    for root in roots {
      root.forEachShown { pairs += all(on: $0, in: application, using: &random) }
    }
    return pairs
  }

  private static func all(
    on view: View, in application: Application, using random: inout SeededGenerator
  ) -> [ActionPair] {
    let window = application.window
    guard view.isEffectivelyEnabled, let target = window.target(of: view) else { return [] }
    var pairs = parts(of: view, target, window, using: &random)
    if view.acceptsFocus {
      for (action, keys) in meanings(of: view) {
        let pair = ActionPair(target, action, keys)
        pairs.append(action.keepsFocus ? pair.preparing(target) : pair.focusing(target))
      }
      if let input = view as? TextInput { pairs += edits(of: input, target) }
    }
    pairs += pointers(on: view, target, in: application)
    if let panel = view as? Panel, panel === window.panel {
      pairs.append(ActionPair(target, .dismiss, [KeyPress(.escape)]))
    }
    let place = Place(of: view, target)
    return pairs.map { pair in
      var pair = pair
      pair.place = place
      return pair
    }
  }
}

// MARK: Names

extension ActionPair {
  /// The class of the view, the kinds of the actions and the input, without values that change with
  /// each step.
  struct Name: Hashable {
    fileprivate enum Input: Hashable {
      case key(KeyPress), pointer, other
    }

    fileprivate let place: Place
    fileprivate let kinds: [ActionKind]
    fileprivate let input: [Input]
  }

  /// The view of a pair.
  fileprivate struct Place: Hashable {
    private var type: ObjectIdentifier?
    private var path: [ViewTarget.Step] = []
    private var purpose: FieldButton.Purpose?

    init() {}

    /// Views of one class are not distinguished, except for those that differ most.
    @MainActor
    init(of view: View, _ target: ViewTarget) {
      type = ObjectIdentifier(Swift.type(of: view))
      purpose = (view as? FieldButton)?.purpose
      let isPlain = Swift.type(of: view) == Button.self || view is TextField
      guard isPlain else { return }
      path = target.path.map { step -> ViewTarget.Step in
        if case .row = step { .row(RowIndex(0)) } else { step }
      }
    }
  }

  /// The name, which is equal for two pairs if performing one of them is enough.
  var name: Name {
    let inputs = input.map { event -> Name.Input in
      switch event {
      case .key(let press): .key(press)
      case .pointer: .pointer
      default: .other
      }
    }
    return Name(place: place, kinds: kinds, input: inputs)
  }
}
