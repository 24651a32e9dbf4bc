/// Which view the keys go to, within whatever is in front.
///
/// Each screen and panel remembers its own focused view, so that the focus comes back to where
/// it was when the screen does.
@MainActor
public final class Focus {
  /// The view that has the focus; `nil` when nothing can have it.
  public private(set) weak var view: View?

  /// Called after the focus has moved, such as to tell about the view that has it now.
  public var onMove: (@MainActor (View?) -> Void)?

  private let window: Window
  private let bounds: (View) -> SurfaceRect?
  /// The view that had the focus last in each scope: the view of a screen, a panel, or a group.
  private var remembered: [ObjectIdentifier: Memory] = [:]

  /// Where the focused view is, for when it goes.
  private var trail = FocusTrail()

  /// How many scopes are remembered before those that are gone are looked for.
  private var crowd = 16

  private struct Memory {
    weak var scope: View?
    /// The view that got the focus last by the user or the app.
    weak var view: View?
    /// The view that has it meanwhile, since the other one is disabled or hidden.
    weak var substitute: View?
  }

  /// Whether the focus is where it is only because the view that had it is disabled or hidden.
  private var isSubstituted = false

  init(window: Window, bounds: @escaping (View) -> SurfaceRect?) {
    self.window = window
    self.bounds = bounds
  }

  /// Gives the focus to `view`, if it accepts it and is part of what is in front.
  ///
  /// A view behind a panel gets the focus when the panel closes.
  public func move(to view: View) {
    if candidates.contains(where: { $0 === view }) { return set(view, isChosen: true) }
    guard window.panel != nil, let content = window.content else { return }
    for scope in scopes(in: content) where view.isWithin(scope) {
      remember(view, in: scope, isChosen: true)
    }
  }

  /// Keeps the focus where it is, as the user goes on there.
  func confirm() {
    if isSubstituted, let view { set(view, isChosen: true) }
  }

  /// Goes on to the next view in reading order, or back with a negative `step`; a focus group
  /// counts as one view.
  public func advance(by step: Int) {
    let stops = FocusOrder.stops(among: candidates, focused: view) { [remembered] group in
      remembered[ObjectIdentifier(group)]?.view
    }
    if let next = FocusOrder.next(after: view, in: stops, step: step) {
      set(next, isChosen: true)
    }
  }

  /// Goes to the nearest view in `direction`, and says whether there was one.
  ///
  /// Within a focus group its own views come first, however near others are.
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
      set(views[index].0, isChosen: true)
      return true
    }
    return false
  }

  /// Puts the focus where it belongs after views came, went, or changed what they accept.
  ///
  /// A view that has gone leaves it to the view in its place, or to the next one. A view that is
  /// only disabled or hidden has it back afterwards, unless the user went on elsewhere. Called once a
  /// turn; does nothing while the focused view is still fit for it, and where there is none only
  /// after a change, so that a turn does not cost what all views cost.
  func settle() {
    if let view, isFit(view) {
      if isSubstituted, let original, isFit(original) { set(original, isChosen: true) }
      return
    }
    if view == nil, window.isFocusIdle { return }
    defer { window.isFocusIdle = view == nil }
    let fit = candidates
    if fit.isEmpty { return set(nil) }
    let wished =
      remembered(among: fit) ?? trail.successor(among: fit) ?? window.panel?.initialFocus
    set(fit.first { $0 === wished } ?? fit.first { !$0.isInNavigationBar }, isChosen: false)
  }

  /// Whether `view` can have the focus now.
  private func isFit(_ view: View) -> Bool {
    guard let active = window.active else { return false }
    return view.isWithin(active) && view.acceptsFocus && view.isEffectivelyEnabled
      && view.isEffectivelyShown
  }

  /// The view that the focus goes back to, from the one that has it in its place.
  private var original: View? {
    scopes.lazy.compactMap { self.memory(of: $0) }.first { $0.substitute === self.view }?.view
  }

  /// Takes the focus from `view` and all in it; at the end of the turn it goes where it belongs.
  func leave(_ view: View) {
    if self.view?.isWithin(view) == true { set(nil) }
  }

  /// The one of `views` that had the focus last, within what is in front.
  private func remembered(among views: [View]) -> View? {
    if remembered.isEmpty { return nil }
    let known = scopes.compactMap(memory).flatMap { [$0.view, $0.substitute] }
    return known.lazy.compactMap(\.self).first { view in views.contains { $0 === view } }
  }

  /// What is remembered of `scope` itself, and not of one that had its address before.
  private func memory(of scope: View) -> Memory? {
    remembered[ObjectIdentifier(scope)].flatMap { $0.scope === scope ? $0 : nil }
  }

  private var candidates: [View] { window.active.map(FocusOrder.candidates) ?? [] }

  /// What is in front, from the innermost navigator's content outwards.
  private var scopes: [View] { window.active.map(scopes) ?? [] }

  /// The view `outermost` and the contents of the navigators in it, the innermost first.
  private func scopes(in outermost: View) -> [View] {
    var found = [outermost]
    outermost.forEachShown {
      if let content = ($0 as? NavigationFrame)?.content { found.append(content) }
    }
    return found.reversed()
  }

  private func set(_ view: View?, isChosen: Bool = false) {
    if view !== self.view {
      self.view?.isFocused = false
      view?.isFocused = true
      self.view = view
      trail = FocusTrail()
      onMove?(view)
    }
    isSubstituted = false
    guard let view else { return }
    if let scope = scopes.first(where: view.isWithin) { trail = FocusTrail(from: view, to: scope) }
    if remembered.count >= crowd {
      // Seldom, since the cost of a move must not depend on how many screens there are.
      remembered = remembered.filter { $0.value.scope != nil }
      crowd = max(16, remembered.count * 2)
    }
    let group = FocusOrder.group(of: view).map { [$0] } ?? []
    for scope in scopes + group where view.isWithin(scope) {
      remember(view, in: scope, isChosen: isChosen)
    }
    reveal(view)
  }

  /// Notes that `view` has the focus; one that was chosen before and is still there comes back.
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

  /// Has whatever scrolls around `view` bring it into sight, unless all of it is seen.
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
