public import ScreenKitCore

/// Shows one of several screens at the same level, chosen by a tab bar (F-064 to F-070).
///
/// Subclass it and override ``makeTabs()``. A tab's screen is made at its first visit and kept
/// from then on; while hidden it is paused. Keys 1 to 9 and Ctrl with ← or → change tabs.
open class TabNavigator: Controller {
  /// The tabs, in order; empty before creation.
  public private(set) final var tabs: [Tab] = []

  /// Which tab is selected, as a value; `nil` before creation.
  public private(set) final var navigation: TabState?

  private var screens: [Int: Controller] = [:]
  /// What an earlier run left of tabs that were not visited in this one.
  private var kept: [String: ScreenState] = [:]
  private var frame = TabFrame(bar: TabBar([]))

  /// Makes a navigator; called by subclasses.
  public override init() { super.init() }

  /// Makes what the tabs share and names them; called once, at creation.
  open func makeTabs() throws -> [Tab] { [] }

  /// Called when the selected tab is selected once more.
  open func reselected() throws {}

  /// Selects the tab at `index`: the present screen pauses, then the other one appears.
  ///
  /// - Returns: What it did; a call from within a transition is carried out after it.
  @discardableResult
  public final func select(_ index: Int) -> TabState.Outcome {
    guard let application, navigation != nil else { return .noSuchTab }
    var outcome = TabState.Outcome.queued
    application.transitions.run { [weak self] in
      if let result = self?.carryOut(index, in: application) { outcome = result }
    }
    return outcome
  }

  // MARK: Interface

  public final override func makeView() throws -> View {
    tabs = try makeTabs()
    var state = TabState(count: tabs.count)
    if case .int(let index)? = restored?.navigation?["selected"] { _ = state.select(index) }
    kept = restored?.children ?? [:]
    navigation = state
    frame = TabFrame(bar: TabBar(tabs.map(\.title), selected: state.selected))
    front = screen(at: state.selected)
    containerRole.placeFront = { [frame] in frame.content = $0.view }
    containerRole.archive = { [unowned self] in try archive(into: &$0) }
    containerRole.letGo = { [unowned self] in (tabs, screens) = ([], [:]) }
    return frame
  }

  public final override func connect() throws {
    frame.bar.action = { [weak self] in
      if let self { select(frame.bar.requested) }
    }
    for (index, tab) in tabs.enumerated().prefix(9) {
      commands.append(
        Command(tab.title, keys: [KeyPress(.character(Character("\(index + 1)")))]) { [weak self] in
          self?.select(index)
        })
    }
    command("Next tab", KeyPress(.right, .control), to: TabNavigator.selectNext)
    command("Previous tab", KeyPress(.left, .control), to: TabNavigator.selectPrevious)
  }

  // MARK: Logic

  private func selectNext() { step(by: 1) }
  private func selectPrevious() { step(by: -1) }

  private func step(by step: Int) {
    guard let navigation else { return }
    select((navigation.selected + step + navigation.count) % navigation.count)
  }

  private func carryOut(_ index: Int, in application: Application) -> TabState.Outcome {
    guard var next = navigation, state != .destroyed else { return .noSuchTab }
    let outcome = next.select(index)
    switch outcome {
    case .selected: move(to: next, in: application)
    case .reselected: application.attempt { try reselected() }
    case .noSuchTab, .queued: break
    }
    return outcome
  }

  private func move(to next: TabState, in application: Application) {
    guard let old = navigation else { return }
    navigation = next
    frame.bar.select(next.selected)
    // While the navigator itself is out of the way only the state moves; its return catches up.
    guard state == .appeared else {
      front = screen(at: next.selected)
      return
    }
    for step in ChildReconciler.steps(from: old.presences, to: next.presences) {
      perform(step, in: application)
    }
  }

  private func perform(_ step: ChildStep<Int>, in application: Application) {
    switch step {
    case .pause(let index): screen(at: index).pauseTree(in: application)
    case .create(let index):
      front = screen(at: index)
      createTree(in: application)
    case .appear(let index): screen(at: index).appearTree(in: application)
    case .destroy(let index):
      let gone = screen(at: index)
      gone.destroyTree(in: application)
      release(gone)
      screens[index] = nil
    }
  }

  private func archive(into state: inout ScreenState) throws {
    var navigation = SavedState()
    navigation["selected"] = (self.navigation?.selected).map { .int($0) }
    state.navigation = navigation
    state.children = kept
    for (index, screen) in screens { state.children[String(index)] = try screen.archive() }
  }

  private func screen(at index: Int) -> Controller {
    if let screen = screens[index] { return screen }
    let screen = tabs[index].make()
    if screen.title.isEmpty { screen.title = tabs[index].title }
    screens[index] = screen
    screen.restored = kept.removeValue(forKey: String(index))
    adopt(screen)
    return screen
  }
}
