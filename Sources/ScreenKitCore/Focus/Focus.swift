/// The keyboard focus within the screen or panel in front.
///
/// Each screen and panel remembers its own focused view, so that the focus returns to it together
/// with the screen.
@MainActor
public final class Focus {
  /// The view that has the focus; `nil` if no view can have it.
  @exclusivity(unchecked)  // Set in a single step; each turn reads it often: decision 0111.
  public private(set) weak var view: View?

  private struct Observer {
    weak var observation: FocusObservation?
  }

  private var observers: [Observer] = []
  /// A closure that returns the front screen's choice of the first focused view; `nil` without a
  /// choice.
  private let initialFocus: () -> View?
  private let window: Window
  private let bounds: (View) -> SurfaceRect?
  /// The last focused view of each scope: the view of a screen, a panel, or a focus group.
  private var remembered: [ObjectIdentifier: Memory] = [:]

  /// The position of the focused view in the tree, for finding its successor after its removal.
  private var trail = FocusTrail()

  /// The minimum number of remembered scopes at which released scopes are dropped.
  private var crowd = 16

  private struct Memory {
    weak var scope: View?
    /// The view that the user or the app focused last.
    weak var view: View?
    /// The view with the focus while ``view`` is disabled or hidden.
    weak var substitute: View?
  }

  /// Whether the focused view only substitutes a view that is disabled or hidden.
  private var isSubstituted = false

  init(
    window: Window, bounds: @escaping (View) -> SurfaceRect?,
    initialFocus: @escaping () -> View? = { nil }
  ) {
    self.window = window
    self.bounds = bounds
    self.initialFocus = initialFocus
  }

  /// Moves the focus to `view`, if it accepts the focus and is within the screen or panel in front.
  ///
  /// If `view` does not accept the focus, its ``View/focusTarget`` receives it. A view behind a
  /// panel receives the focus when the panel closes.
  public func move(to view: View) { move(to: view, because: .app) }

  func move(to view: View, because reason: FocusReason) {
    let view = view.acceptsFocus ? view : view.focusTarget
    if candidates.contains(where: { $0 === view }) {
      return set(view, because: reason, isChosen: true)
    }
    guard window.panel != nil, let content = window.content else { return }
    for scope in scopes(in: content) where view.isWithin(scope) {
      remember(view, in: scope, isChosen: true)
    }
  }

  /// Turns a substitute into the chosen view, because the user acts on it.
  func confirm() {
    if isSubstituted, let view { set(view, because: .user, isChosen: true) }
  }

  /// Moves the focus to the next view in reading order, or back with a negative `step`.
  ///
  /// A focus group counts as one view.
  public func advance(by step: Int) {
    let stops = FocusOrder.stops(among: candidates, focused: view) { [remembered] group in
      remembered[ObjectIdentifier(group)]?.view
    }
    if let next = FocusOrder.next(after: view, in: stops, step: step) {
      set(next, because: .user, isChosen: true)
      // As on desktops, a typed text then replaces the text of a one-line field.
      (next as? TextField)?.selectAll()
    }
  }

  /// Moves the focus to the nearest view in `direction`; returns whether there was one.
  ///
  /// Within a focus group, the group's own views come first, even if other views are nearer.
  func move(_ direction: FocusGeometry.Direction) -> Bool {
    guard let view, let origin = bounds(view) else {
      advance(by: 1)
      return self.view != nil
    }
    let others = candidates.filter { $0 !== view }
    let placed = others.compactMap { other in bounds(other).map { (other, $0) } }
    let group = FocusOrder.group(of: view)
    let inside = placed.filter { other, _ in group.map(other.isWithin) ?? false }
    for views in [inside, placed] {
      guard let index = FocusGeometry.nearest(to: origin, among: views.map(\.1), direction)
      else { continue }
      set(views[index].0, because: .user, isChosen: true)
      return true
    }
    return false
  }

  /// Updates the focus after a change of the views, or of their ability to receive the focus.
  ///
  /// A removed view passes the focus to the view now at its position, or to the next one. A view
  /// that is only disabled or hidden receives the focus again afterwards, unless the user has acted
  /// on another view. Called once a turn. To keep turns cheap, it does nothing while the focused
  /// view can keep the focus. Without a focused view, it acts only after a change of the views.
  func update() {
    if let view, isFit(view) {
      if isSubstituted, let original, isFit(original) {
        set(original, because: .automatic, isChosen: true)
      }
      return
    }
    if view == nil, window.checks.isFocusIdle { return }
    defer { window.checks.isFocusIdle = view == nil }
    let fit = candidates
    if fit.isEmpty { return set(nil, because: .automatic) }
    let wished =
      initialView ?? remembered(among: fit) ?? trail.successor(among: fit)
      ?? window.panel?.initialFocus
    set(
      fit.first { $0 === wished } ?? fit.first { !$0.isInNavigationBar }, because: .automatic,
      isChosen: false)
  }

  /// Returns whether `view` can have the focus now.
  private func isFit(_ view: View) -> Bool {
    window.isUsable(view) && view.acceptsFocus && view.isEffectivelyEnabled
      && view.isEffectivelyShown
  }

  /// The view that will receive the focus back from the current substitute.
  private var original: View? {
    scopes.lazy.compactMap { self.memory(of: $0) }.first { $0.substitute === self.view }?.view
  }

  /// Removes the focus from `view` and its descendants; the end of the turn assigns it again.
  func leave(_ view: View) {
    if self.view?.isWithin(view) == true { set(nil, because: .automatic) }
  }

  /// A new screen's choice of its first focused view; `nil` for none.
  private var initialView: View? {
    // Most screens choose none, so the other conditions are rarely evaluated.
    guard window.panel == nil, let view = initialFocus(), let scope = scopes.first,
      memory(of: scope) == nil
    else { return nil }
    return view
  }

  /// Calls `body` after each move of the focus, with the focused view and the reason.
  ///
  /// - Returns: The subscription; its release ends it.
  public func observe(
    _ body: @escaping @MainActor (View?, FocusReason) -> Void
  ) -> FocusObservation {
    let observation = FocusObservation(body)
    observers.append(Observer(observation: observation))
    return observation
  }

  private func notifyObservers(of view: View?, _ reason: FocusReason) {
    if observers.isEmpty { return }
    observers.removeAll { $0.observation?.body == nil }
    for observer in observers { observer.observation?.body?(view, reason) }
  }

  /// Returns the last focused view among `views`, within the scopes in front.
  private func remembered(among views: [View]) -> View? {
    if remembered.isEmpty { return nil }
    let known = scopes.compactMap(memory).flatMap { [$0.view, $0.substitute] }
    return known.lazy.compactMap(\.self).first { view in views.contains { $0 === view } }
  }

  /// Returns the memory of `scope`, but not of a released view with the same address.
  private func memory(of scope: View) -> Memory? {
    remembered[ObjectIdentifier(scope)].flatMap { $0.scope === scope ? $0 : nil }
  }

  /// Whether a view without the focus could get it now.
  var hasOtherViews: Bool { candidates.contains { $0 !== view } }

  private var candidates: [View] {
    let inFront = window.active.map(FocusOrder.candidates) ?? []
    return window.popup.map { inFront + FocusOrder.candidates(in: $0) } ?? inFront
  }

  /// The scopes in front, from the innermost navigator's content outwards.
  private var scopes: [View] { window.active.map(scopes) ?? [] }

  /// Returns `outermost` and the contents of the navigators in it, the innermost first.
  private func scopes(in outermost: View) -> [View] {
    var found = [outermost]
    outermost.forEachShown {
      if let content = ($0 as? NavigationFrame)?.content { found.append(content) }
    }
    return found.reversed()
  }

  private func set(_ view: View?, because reason: FocusReason, isChosen: Bool = false) {
    if view !== self.view {
      self.view?.isFocused = false
      view?.isFocused = true
      self.view = view
      trail = FocusTrail()
      notifyObservers(of: view, reason)
    }
    isSubstituted = false
    guard let view else { return }
    if let scope = scopes.first(where: view.isWithin) { trail = FocusTrail(from: view, to: scope) }
    if remembered.count >= crowd {
      // Released scopes are dropped rarely, so that the cost of a move is independent of their
      // number.
      remembered = remembered.filter { $0.value.scope != nil }
      crowd = max(16, remembered.count * 2)
    }
    let group = FocusOrder.group(of: view).map { [$0] } ?? []
    for scope in scopes + group where view.isWithin(scope) {
      remember(view, in: scope, isChosen: isChosen)
    }
    reveal(view)
  }

  /// Records that `view` has the focus; an existing view that was chosen earlier receives it again
  /// later.
  private func remember(_ view: View, in scope: View, isChosen: Bool) {
    var memory = Memory(scope: scope, view: view)
    if !isChosen, let original = self.memory(of: scope)?.view, original !== view,
      original.isWithin(scope)
    {
      memory = Memory(scope: scope, view: original, substitute: view)
      isSubstituted = true
    }
    remembered[ObjectIdentifier(scope)] = memory
  }

  /// Scrolls all scroll views around `view` until it is visible; does nothing if it is fully
  /// visible.
  private func reveal(_ view: View) {
    let place = bounds(view)
    for case let scroll as Scroll in view.path {
      if let place, let area = bounds(scroll), place.isWithinRows(of: area) { continue }
      scroll.reveal(view)
    }
  }
}

extension SurfaceRect {
  fileprivate func isWithinRows(of area: SurfaceRect) -> Bool {
    origin.y >= area.origin.y && origin.y + size.height <= area.origin.y + area.size.height
  }
}

extension View {
  fileprivate final var isInNavigationBar: Bool { path.contains { $0 is NavigationBar } }
}
