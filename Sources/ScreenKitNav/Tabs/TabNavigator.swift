public import ScreenKitCore

/// Shows one of several screens at the same level, chosen by a tab bar (F-064 to F-070).
///
/// Subclass it and override ``makeTabs()``. A tab's screen is made at its first visit and kept
/// from then on; while hidden it is paused. Keys 1 to 9 and Ctrl with ← or → change tabs.
open class TabNavigator: Navigator {
  /// Which tabs there are and which is selected, as a value; `nil` before creation.
  public internal(set) final var navigation: TabState?

  /// What going back does when the selected tab has nothing to go back to.
  public final var backPolicy = TabBack.none

  /// The names of the tabs that the code made at creation.
  final var madeNames: [String] = []
  final var tabsByEntry: [EntryID: Tab] = [:]
  private let frame = TabFrame(bar: TabBar([]))
  /// The range of the tabs' commands among the screen's; `nil` before they exist.
  private var tabCommands: Range<Int>?

  /// Makes a navigator.
  ///
  /// - Parameter routes: How screens of routes are made; `nil` takes the table of the navigator
  ///   around this one.
  public override init(routes: RouteTable? = nil) { super.init(routes: routes) }

  /// Makes what the tabs share and names them; called once, at creation.
  open func makeTabs() throws -> [Tab] { [] }

  /// Called when the selected tab is selected once more, and is at its root.
  open func reselected() throws {}

  /// The tabs, in the order of the bar; empty before creation.
  public final var tabs: [Tab] {
    navigation?.items.compactMap { tabsByEntry[$0.entry.id] } ?? []
  }

  // MARK: Interface

  /// Makes the frame; subclasses say by ``makeTabs()`` what is in it.
  public final override func makeView() throws -> View {
    navigation = try makeState()
    takeArrival()
    for (index, tab) in tabs.enumerated() { warnOfDuplicate(of: tab, in: tabs[..<index]) }
    showBar()
    return frame
  }

  /// Ties the bar and the keys to the tabs; subclasses have nothing to add.
  public final override func connect() throws {
    frame.bar.action = { [weak self] in
      if let self { select(frame.bar.requested) }
    }
    tabCommands = commands.count..<commands.count
    showTabCommands()
    command("Next tab", KeyPress(.right, .control), to: TabNavigator.selectNext)
    command("Previous tab", KeyPress(.left, .control), to: TabNavigator.selectPrevious)
  }

  /// Goes back by ``backPolicy``.
  open override func goBack() throws -> Bool {
    guard var next = navigation, next.goBack(backPolicy) != .nothing else { return false }
    goBackByPolicy()
    return true
  }

  // MARK: What the navigator knows

  override var shownEntries: [Entry] { navigation?.shown ?? [] }
  override var entries: [Entry] { navigation?.entries ?? [] }

  override func makeHome(of entry: Entry) -> Controller {
    guard let tab = tabsByEntry[entry.id], case .made(let make) = tab.content else {
      preconditionFailure("TabNavigator: a tab without a screen")
    }
    let screen = make()
    if screen.title.isEmpty { screen.title = tab.title }
    return screen
  }

  override func plan(removing isUnwanted: (Entry) -> Bool) -> Plan? {
    let entrances = entries.filter(isUnwanted).map { (old: $0.id, new: redirectedEntry($0.place)) }
    return plan { state in
      entrances.reduce(TabChange.nothing) { state.replace($1.old, by: $1.new.entry) }
    } _: { [self] _ in
      for (old, new) in entrances {
        ledger.take(new)
        place(new.entry.id, instead: old)
      }
    }?.1
  }

  override func plans(
    passing id: EntryID, to steps: ArraySlice<Destination.Step>
  ) throws -> [Plan] {
    guard let entrance = entries.first(where: { $0.id == id }) else { return [] }
    let continuation = try continuation(from: entrance, to: steps)
    return plans(continuation) { $0.replace(id, by: continuation.entry) }
  }

  override func place(_ id: EntryID, instead old: EntryID) {
    tabsByEntry[id] = tabsByEntry.removeValue(forKey: old)
  }

  override func placeViews() {
    frame.content = front?.view
    showBar()
  }

  override func forgetState() { (navigation, tabsByEntry, tabCommands) = (nil, [:], nil) }

  override func archivedState(_ saved: [SavedEntry]) -> SavedState {
    navigation.map { ArchivedTabs.state(of: $0, saved, known: madeNames) } ?? SavedState()
  }

  override func isProvided(_ entry: Entry) -> Bool {
    tabsByEntry[entry.id].map { madeNames.contains($0.title) } ?? false
  }

  /// Shows the state in the bar, also where no screen moves.
  final func showBar() {
    guard let navigation else { return }
    frame.bar.show(
      navigation.items.map {
        TabLabel(tabsByEntry[$0.entry.id]?.title ?? $0.name, badge: $0.badge)
      }, selected: navigation.selected)
    showTabCommands()
  }

  /// Warns where one of `others` has the title of `tab`.
  final func warnOfDuplicate(of tab: Tab, in others: some Sequence<Tab>) {
    guard others.contains(where: { $0.title == tab.title }) else { return }
    application?.warn(.duplicateTabTitle(tab.title, screen: "\(type(of: self))"))
  }

  /// Makes the commands of keys 1 to 9 those of the present tabs.
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
