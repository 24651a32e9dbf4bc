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
  /// The tabs and the selected one, as a value; `nil` before creation and after destruction.
  public internal(set) final var navigation: TabState?

  /// The behaviour of going back when the selected tab has nothing to go back to.
  public final var backPolicy = TabBack.none

  private let given: [Tab]
  /// The titles of the tabs that ``makeTabs()`` returned.
  final var madeNames: [String] = []
  final var tabsByEntry: [EntryID: Tab] = [:]
  private let frame = TabFrame(bar: TabBar([]))
  /// The range of the tabs' commands in ``commands``; `nil` before they exist.
  private var tabCommands: Range<Int>?

  /// Creates a navigator.
  ///
  /// - Parameters:
  ///   - routes: The table of routes; `nil` uses that of the enclosing navigator.
  ///   - tabs: The tabs, at least one; none if a subclass overrides ``makeTabs()``.
  public init(routes: RouteTable? = nil, tabs: [Tab] = []) {
    given = tabs
    super.init(routes: routes)
  }

  /// Returns the tabs, and creates models that they share; called once, at creation.
  ///
  /// The default returns the tabs of the initializer.
  open func makeTabs() throws -> [Tab] { given }

  /// Called when the selected tab is selected again while it is at its root.
  open func reselected() throws {}

  /// The tabs, in the order of the bar; empty before creation.
  public final var tabs: [Tab] {
    navigation?.items.compactMap { tabsByEntry[$0.entry.id] } ?? []
  }

  // MARK: Interface

  /// Creates the frame; subclasses cannot override it and override ``makeTabs()`` instead.
  public final override func makeView() throws -> View {
    navigation = try makeState()
    openArrival()
    for (index, tab) in tabs.enumerated() { warnOfDuplicate(of: tab, in: tabs[..<index]) }
    frame.bar.action = { [weak self] in
      if let self { select(frame.bar.requested) }
    }
    tabCommands = commands.count..<commands.count
    showBar()
    command("Next tab", KeyPress(.right, .control), to: TabNavigator.selectNext)
    command("Previous tab", KeyPress(.left, .control), to: TabNavigator.selectPrevious)
    return frame
  }

  /// Goes back according to ``backPolicy``; returns `false` if that changes nothing.
  open override func goBack() throws -> Bool {
    guard var next = navigation, next.goBack(backPolicy) != .nothing else { return false }
    goBackByPolicy()
    return true
  }

  // MARK: Overrides

  override var shownEntries: [Entry] { navigation?.shown ?? [] }
  override var entries: [Entry] { navigation?.entries ?? [] }

  override func makeHome(of entry: Entry) -> Controller {
    guard let tab = tabsByEntry[entry.id], case .made(let make) = tab.content else {
      preconditionFailure("\(type(of: self)): a tab without a screen")
    }
    let screen = make()
    if screen.title.isEmpty { screen.title = tab.title }
    return screen
  }

  override func plan(removing isUnwanted: (Entry) -> Bool) -> Plan? {
    let redirected = entries.filter(isUnwanted).map { (old: $0.id, new: redirectedEntry($0.place)) }
    return plan { state in
      redirected.reduce(TabChange.nothing) { state.replace($1.old, by: [$1.new.entry]) }
    } _: { [self] _ in
      for (old, new) in redirected {
        ledger.record(new)
        willReplace(old, by: new.entry.id)
      }
    }?.1
  }

  override func plans(to steps: ArraySlice<Destination.Step>) throws -> [Plan] {
    guard let navigation, case .tab(let name)? = steps.first,
      let index = navigation.items.firstIndex(where: { $0.name == name })
    else { throw noSuchPlace(steps) }
    let entry = navigation.items[index].entry
    let continuation = try continuation(to: steps.dropFirst(), at: entry)
    return plans(continuation) {
      let replaced = $0.replace(entry.id, by: continuation.entries)
      let selected = $0.select(index)
      return selected.isMove ? selected : replaced
    }
  }

  override func willReplace(_ old: EntryID, by id: EntryID) {
    tabsByEntry[id] = tabsByEntry.removeValue(forKey: old)
  }

  override func placeViews() {
    frame.content = front?.view
    showBar()
  }

  override func forgetState() { (navigation, tabsByEntry, tabCommands) = (nil, [:], nil) }

  override func archived(_ saved: [SavedEntry]) -> ArchivedNavigation {
    ArchivedNavigation(tabs: navigation?.archived(saved, known: madeNames))
  }

  override func isProvided(_ entry: Entry) -> Bool {
    tabsByEntry[entry.id].map { madeNames.contains($0.title) } ?? false
  }

  /// Updates the tab bar to the state, even if no screen changes.
  final func showBar() {
    guard let navigation else { return }
    frame.bar.show(
      navigation.items.map {
        TabLabel(tabsByEntry[$0.entry.id]?.title ?? $0.name, badge: $0.badge)
      }, selected: navigation.selected)
    showTabCommands()
  }

  /// Reports a warning if one of `others` has the title of `tab`.
  final func warnOfDuplicate(of tab: Tab, in others: some Sequence<Tab>) {
    guard others.contains(where: { $0.title == tab.title }) else { return }
    application?.warn(.duplicateTabTitle(tab.title, screen: "\(type(of: self))"))
  }

  /// Updates the commands of keys 1 to 9 to the current tabs.
  private func showTabCommands() {
    guard let range = tabCommands else { return }
    let titles = tabs.prefix(9).map(\.title)
    guard !commands[range].map(\.name).elementsEqual(titles) else { return }
    commands.replaceSubrange(range, with: titles.enumerated().map { tabCommand($1, $0) })
    tabCommands = range.lowerBound..<range.lowerBound + titles.count
  }

  private func tabCommand(_ title: String, _ index: Int) -> Command {
    let command = Command(title, keys: [KeyPress(.character(Character("\(index + 1)")))]) {
      [weak self] in self?.select(index)
    }
    return application?.keyed(command) ?? command
  }
}

extension TabNavigator: NavigatorOfState {}
