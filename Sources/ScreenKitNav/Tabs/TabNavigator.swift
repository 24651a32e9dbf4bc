public import ScreenKitCore

/// A navigator that shows one of several screens at the same level, selected in a tab bar.
///
/// ```swift
/// let navigator = TabNavigator(tabs: [
///   Tab("Inbox") { InboxScreen() }, Tab("Settings") { SettingsScreen() },
/// ])
/// ```
/// A subclass whose tabs share a model overrides ``makeTabs()`` instead. A tab's screen is created
/// on its first visit and kept; while hidden it is paused. Keys 1 to 9 and Ctrl with ← or → change
/// tabs.
open class TabNavigator: Navigator {
  /// The behaviour of going back when the selected tab has nothing to go back to.
  public final var backPolicy = TabBack.none

  /// The side of the tab bar; `nil`, the initial value, uses the side of the look.
  ///
  /// Set it to show the bar at the same side under every look.
  public final var barSide: TabFrame.BarSide? {
    get { frame.barSide }
    set { frame.barSide = newValue }
  }

  private let given: [Tab]
  /// The ids of the tabs that ``makeTabs()`` returned.
  final var madeIDs: [String] = []
  final var tabsByEntry: [EntryID: Tab] = [:]
  private let frame = TabFrame(bar: TabBar([]))
  /// The range of the tabs' commands in ``commands``; `nil` before they exist.
  private var tabCommands: Range<Int>?

  /// Creates a navigator.
  ///
  /// - Parameters:
  ///   - routes: The table of routes; `nil` uses the enclosing navigator's.
  ///   - tabs: The tabs, at least one; none if a subclass overrides ``makeTabs()``.
  public init(routes: RouteTable? = nil, tabs: [Tab] = []) {
    given = tabs
    super.init(routes: routes)
  }

  /// Returns the tabs, and creates models that they share; called once, at creation.
  ///
  /// The default returns the tabs of the initializer. An error removes the navigator, as in
  /// `makeView()`.
  open func makeTabs() throws -> [Tab] { given }

  /// Responds to another selection of the selected tab at its root.
  ///
  /// The application handles an error.
  open func reselected() throws {}

  /// The tabs, in the order of the bar; empty before creation.
  public final var tabs: [Tab] {
    navigation?.items.compactMap { tabsByEntry[$0.entry.id] } ?? []
  }

  // MARK: Interface

  /// Creates the frame; subclasses override ``makeTabs()`` instead of this method.
  public final override func makeView() throws -> View {
    for (index, tab) in tabs.enumerated() { warnOfDuplicate(of: tab, in: tabs[..<index]) }
    frame.bar.action = { [weak self] in
      if let self { select(frame.bar.requested) }
    }
    tabCommands = commands.count..<commands.count
    showBar()
    frame.bar.localized(\.titles) { [weak self] _ in self?.titlesInLanguage() ?? [] }
    let isMirrored = application?.window.backend.effectiveLayoutDirection == .rightToLeft
    let (next, previous) = isMirrored ? (Key.left, Key.right) : (.right, .left)
    command("Next tab", { $0.commands.nextTab }, next) { $0.selectNext() }
    command("Previous tab", { $0.commands.previousTab }, previous) { $0.selectPrevious() }
    return frame
  }

  /// Goes back according to ``backPolicy``; returns `false` if nothing changes.
  open override func goBack() throws -> Bool {
    guard var next = navigation, next.goBack(backPolicy) != .nothing else { return false }
    goBackByPolicy()
    return true
  }

  // MARK: Container requirements

  /// Returns the restored tabs, or those of ``makeTabs()``; called by the framework.
  public final func makeContent(restoring saved: SavedState?) throws -> TabState {
    try restoredState()
  }

  /// Returns the first state; never called, because tabs are restored by their ids.
  public final func makeState(_ entries: [Entry], restoring saved: SavedState?) throws -> TabState {
    try restoredState()
  }

  /// Creates the screen of a tab; called by the framework.
  public final func makeHome(of entry: Entry) -> Controller {
    guard let tab = tabsByEntry[entry.id], case .made(let make) = tab.content else {
      preconditionFailure("\(type(of: self)): a tab without a screen (SK309)")
    }
    let screen = make()
    if screen.title.isEmpty { screen.title = tab.title }
    return screen
  }

  /// Returns the position of `steps`, which begin with a tab; called by the framework.
  public final func position(
    of steps: ArraySlice<Destination.Step>
  ) -> DestinationPosition<TabState>? {
    guard let navigation, case .tab(let id)? = steps.first,
      let index = navigation.items.firstIndex(where: { $0.id == id })
    else { return nil }
    let entry = navigation.items[index].entry
    return .within(entry, steps.dropFirst()) {
      let replaced = $0.replace(entry.id, by: [$1])
      let selected = $0.select(index)
      return selected.isMove ? selected : replaced
    }
  }

  /// The step to the selected tab.
  public final var leadingSteps: [Destination.Step] {
    navigation.map { [.tab($0.items[$0.selected].id)] } ?? []
  }

  /// Keeps the tab of the entry `old`; called by the framework.
  public final func willReplace(_ old: EntryID, by id: EntryID) {
    tabsByEntry[id] = tabsByEntry.removeValue(forKey: old)
  }

  /// Shows the screen of the selected tab; called by the framework.
  public final func placeChildren() {
    frame.content = frontChild?.view
    showBar()
  }

  /// Releases the closures of the tabs; called by the framework.
  public final func contentDidEnd() { (tabsByEntry, tabCommands) = ([:], nil) }

  /// Returns whether the code creates the tab of `entry`.
  public final func isProvided(_ entry: Entry) -> Bool {
    tabsByEntry[entry.id].map { madeIDs.contains($0.id) } ?? false
  }

  override func titleGiven(to child: ChildID) -> String? {
    tabsByEntry.first { $0.key.child == child }?.value.title
  }

  override func archived(_ saved: [SavedEntry]) -> ArchivedNavigation {
    ArchivedNavigation(
      tabs: navigation?.archived(saved, known: madeIDs, titles: tabsByEntry.mapValues(\.title)))
  }

  /// Updates the tab bar to the state, even if no screen changes.
  final func showBar() {
    guard let navigation else { return }
    frame.bar.show(
      navigation.items.map {
        let tab = tabsByEntry[$0.entry.id]
        return TabLabel(tab?.title ?? $0.id, badge: $0.badge, icon: tab?.icon)
      }, selected: navigation.selected)
    showTabCommands()
  }

  /// Reports a warning if one of `others` has the id of `tab`.
  final func warnOfDuplicate(of tab: Tab, in others: some Sequence<Tab>) {
    guard others.contains(where: { $0.id == tab.id }) else { return }
    application?.warn(.duplicateTabID(tab.id, screen: "\(type(of: self))"))
  }

  /// Returns the titles of the tabs in the language of the app, after giving them to their commands
  /// and to the screens that got them.
  private func titlesInLanguage() -> [String] {
    for (item, old) in zip(navigation?.items ?? [], frame.bar.titles) {
      guard let title = tabsByEntry[item.entry.id]?.title, let screen = screen(at: item.entry.id)
      else { continue }
      if screen.title == old { screen.title = title }
    }
    showTabCommands()
    return navigation?.items.map { tabsByEntry[$0.entry.id]?.title ?? $0.id } ?? []
  }

  /// Updates the commands of keys 1 to 9 to the current tabs.
  private func showTabCommands() {
    guard let range = tabCommands else { return }
    let tabs = tabs.prefix(9)
    let isShown = commands[range].elementsEqual(tabs) { $0.id == $1.id && $0.name == $1.title }
    guard !isShown else { return }
    replaceCommands(range, by: tabs.enumerated().map { tabCommand($1, $0) })
    tabCommands = range.lowerBound..<range.lowerBound + tabs.count
  }

  private func command(
    _ id: String, _ name: @escaping @Sendable (Strings) -> String, _ key: Key,
    _ action: @escaping @MainActor (TabNavigator) -> Void
  ) {
    var command = Command(id: id, name, keys: [KeyPress(key, .control)]) { [weak self] in
      if let self { action(self) }
    }
    command.isHinted = false
    replaceCommands(commands.endIndex..., by: [command])
  }

  private func tabCommand(_ tab: Tab, _ index: Int) -> Command {
    let key = KeyPress(.character(Character("\(index + 1)")))
    var command = Command(tab.title, id: tab.id, keys: [key]) { [weak self] in self?.select(index) }
    // The tab bar itself shows the keys.
    command.isHinted = false
    return command
  }
}

extension TabNavigator: NavigationContainer {
  /// The type of the state.
  public typealias Content = TabState
}
