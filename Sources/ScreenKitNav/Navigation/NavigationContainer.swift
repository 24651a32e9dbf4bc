public import ScreenKitCore

/// A navigator with a state of entries, one for each screen, and methods that change the state.
///
/// All navigators are subclasses of ``Navigator`` that conform to it. The framework handles saved
/// states, results and gates. A navigator implements its first state, the position of a
/// destination, and its views:
///
/// ```swift
/// final class CardNavigator: Navigator, NavigationContainer {
///   typealias Content = Cards
///   private let frame = NavigationFrame()
///
///   func makeState(_ entries: [Entry], restoring saved: SavedState?) -> Cards {
///     Cards(entries.isEmpty ? [firstEntry(.home)] : entries)
///   }
///   func makeHome(of entry: Entry) -> Controller { FirstCard() }
///   func position(of steps: ArraySlice<Destination.Step>) -> DestinationPosition<Cards>? { nil }
///   func placeChildren() { frame.content = frontChild?.view }
///   override func makeView() -> View { frame }
///
///   func deal(_ route: some Route) { show(route) { $0.deal($1) } }
/// }
/// ```
@MainActor
public protocol NavigationContainer: Navigator, ContainerController
where Content: NavigationState {
  /// Returns the first state; called once, before `makeView()`.
  ///
  /// - Parameters:
  ///   - entries: The entries of an earlier run, up to the first that cannot be restored; empty if
  ///     there are none. ``Navigator/firstEntry(_:)`` creates others.
  ///   - saved: The value that ``saveState()`` returned in that run; `nil` if there is none.
  /// - Returns: The state.
  /// - Throws: Any error; the navigator is then removed, as after an error in `makeView()`.
  func makeState(_ entries: [Entry], restoring saved: SavedState?) throws -> Content

  /// Creates the screen of an entry whose place is ``Entry/Place/home``.
  ///
  /// Only the first entry can be restored with this place. The default traps; it suits navigators
  /// whose entries all have routes.
  func makeHome(of entry: Entry) -> Controller

  /// Returns the position to which `steps` of a link lead; `nil` if there is none.
  func position(
    of steps: ArraySlice<Destination.Step>
  ) throws -> DestinationPosition<Content>?

  // MARK: Requirements with defaults

  /// The place of the first entry if it was saved without a route; ``Entry/Place/home`` by default.
  var homePlace: Entry.Place { get }

  /// The first steps of a link to the shown screens, such as the selected tab; empty by default.
  ///
  /// ``position(of:)`` must accept them. ``Navigator/currentDestination`` adds the routes of the
  /// entries at that position.
  var leadingSteps: [Destination.Step] { get }

  /// Returns the state to save besides the entries; `nil` by default.
  func saveState() throws -> SavedState?

  /// Returns whether the navigator can create the screen of `entry` without its route.
  ///
  /// The default is `true` only for the first entry. Such an entry stays in the saved state even if
  /// its route cannot be saved.
  func isProvided(_ entry: Entry) -> Bool

  /// Prepares for the replacement of `old` by the entry `id`, such as at a gate; does nothing by
  /// default.
  func willReplace(_ old: EntryID, by id: EntryID)

  /// Goes back to the root when the surrounding tab is selected again; returns whether anything
  /// changed.
  ///
  /// By default the screen in front goes back, if it is a navigator.
  func returnToRoot() -> Bool
}

extension NavigationContainer {
  /// The state as a value; `nil` before creation and after destruction.
  public var navigation: Content? { content }

  /// Traps, because all entries are expected to have routes.
  public func makeHome(of entry: Entry) -> Controller {
    preconditionFailure("\(Self.self): makeHome(of:) is missing, for the entry \(entry.id) (SK307)")
  }

  /// The default, ``Entry/Place/home``.
  public var homePlace: Entry.Place { .home }

  /// The default, an empty array.
  public var leadingSteps: [Destination.Step] { [] }

  /// Returns `nil`: there is no state besides the entries.
  public func saveState() -> SavedState? { nil }

  /// Returns whether `entry` is the first one.
  public func isProvided(_ entry: Entry) -> Bool { entry.id == content?.entries.first?.id }

  /// Does nothing.
  public func willReplace(_ old: EntryID, by id: EntryID) {}

  /// Returns the front screen to its root, if it is a navigator.
  public func returnToRoot() -> Bool { (frontChild as? Navigator)?.own.returnToRoot() ?? false }
}

/// The requirements of a container that are the same in all navigators.
extension NavigationContainer {
  /// Restores the entries of an earlier run and returns the first state.
  public func makeContent(restoring saved: SavedState?) throws -> Content {
    let archived = restoreNavigation()
    let entries = restoredEntries(archived?.entries ?? [], home: homePlace)
    return try makeState(entries, restoring: saved)
  }

  /// Goes to a destination that was opened before the creation.
  public func contentDidBegin() { openArrival() }

  /// Returns the entries that can be saved, and the result of ``saveState()``.
  public func saveContent() throws -> SavedContent { try savedContent(try saveState()) }

  /// Creates the screen of the entry `id`, by its route or by ``makeHome(of:)``.
  public func makeChild(_ id: ChildID) -> Controller {
    guard let entry = content?.entry(id) else { return Controller() }
    return makeScreen(of: entry)
  }

  /// Removes the entry of `child`, unless the state would be invalid without it.
  public func withdraw(_ child: Controller) -> Bool {
    guard let id = child.entryID else { return false }
    return close(id, of: child)
  }

  /// Delivers pending results to `child`.
  public func deliver(to child: Controller) {
    if let id = child.entryID { deliver(to: child, at: id) }
  }

  /// Whether there are results to deliver.
  public var hasPendingDeliveries: Bool { ledger.results.hasPendingResults }

  /// Resolves the results that callers await from the entries, and from those within them.
  public func willRemove(_ ids: [ChildID]) {
    let ledger = ledger
    for id in ids { ledger.end(entries(at: id)) }
  }

  /// Records that screens may return results during the guards' decision.
  public func guardsWillDecide(on ids: [ChildID]) {
    ledger.results.beginAsking(ids.flatMap(entries(at:)))
  }

  /// Drops results of entries that stay.
  public func guardsDidDecide(_ isAllowed: Bool) { ledger.results.endAsking(isAllowed: isAllowed) }

  /// Whether the app observes its navigators.
  public var observesChanges: Bool { ledger.observers.isObserved }

  /// Notifies the observers of the app's navigators.
  public func contentDidChange(from old: Content, to new: Content, _ steps: [ContainerStep]) {
    ledger.observers.notify(
      of: NavigationTransition(
        navigator: self, steps: steps.compactMap(ChildStep.init), old: old, new: new))
  }

  /// Returns the entry of the child `id` and all those within it, the innermost first.
  private func entries(at id: ChildID) -> [EntryID] {
    guard case .number(let number) = id else { return [] }
    return (child(id)?.entriesWithin ?? []) + (containment.savedState(of: id)?.entriesWithin ?? [])
      + [EntryID(number)]
  }
}

extension NavigationState {
  /// Returns the entry of the child `id`; searches from the top.
  func entry(_ id: ChildID) -> Entry? {
    guard case .number(let number) = id else { return nil }
    return entry(EntryID(number))
  }
}
