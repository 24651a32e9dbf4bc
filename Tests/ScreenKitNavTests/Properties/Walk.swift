import MasterDetailSources
import ScreenKitCore
import ScreenKitTesting

@testable import ScreenKitNav

/// A random walk through an app: modals over tabs of stacks, one within a foreign navigator, over a
/// separate stack.
@MainActor
final class Walk {
  private(set) var check = WalkCheck()
  let world = WalkWorld()
  private(set) var application: Application
  private var watch: NavigationObservation?
  /// Whether the screens behind the closed gate were removed, and none has returned since.
  var hasLeftGate = false

  init() {
    application = world.launch(check)
    watchNavigation()
  }

  /// Records after each transition the entries that owe results.
  private func watchNavigation() {
    watch = (application.root as? Navigator)?.observe { [world, unowned self] transition in
      check.call()
      guard let state = transition.new as? any NavigationState else { return }
      for entry in state.entries {
        guard let question = entry.route?.base as? Question else { continue }
        world.letters.open(question.number, at: entry.id)
      }
    }
  }

  /// Performs the whole walk and returns the failures, if any.
  func make(_ operations: [Operation]) async -> [String] {
    for operation in operations {
      if operation.isInside {
        check.inside.append { [unowned self] in perform(operation) }
      } else {
        await performAlone(operation)
        checkRest(after: operation)
      }
      if !failures.isEmpty { break }
    }
    if failures.isEmpty { checkDestination() }
    await end()
    return failures
  }

  private var failures: [String] {
    check.contract.violations + world.failures + world.letters.failures
  }

  /// Performs an operation; if it is refused or waits, it must change nothing (R3, R9).
  private func performAlone(_ operation: Operation) async {
    let (before, inside) = (places, check.inside.count)
    if !perform(operation), check.inside.count == inside {
      let after = places
      if before.contains(where: { after[$0.key] != $0.value }) {
        check.fail("R3: \(operation) was not carried out, but changed something")
      }
    }
    if application.activity.isBusy { await application.waitUntilIdle() }
  }

  private func end() async {
    check.inside = []
    world.decide(false)
    await application.waitUntilIdle()
    watch = nil
    if (application.root as? Navigator)?.ledger.observers.count != 0 {
      check.fail("an observer is left")
    }
    application.dispatch(.application(.terminate))
    check.contract.checkEnd()
  }

  // MARK: Invariants between transitions

  private func checkRest(after operation: Operation) {
    check.contract.checkRest(of: application)
    for controller in check.contract.live where controller !== application.root {
      checkEntry(of: controller, after: operation)
    }
    checkLedger(after: operation)
    if hasLeftGate { checkGate(after: operation) }
  }

  /// Checks that no controller outlives its entry, except until the app is visible again.
  private func checkEntry(of controller: Controller, after operation: Operation) {
    guard let navigator = controller.parent as? Navigator, let id = controller.entryID else {
      return check.fail("after \(operation) \(controller.title) is nowhere")
    }
    let isDeparted = navigator.removedWhileHidden.contains { $0 === controller }
    if isDeparted { return checkDeparted(controller, operation) }
    if navigator.screen(at: id) !== controller
      || !navigator.entries.contains(where: { $0.id == id })
    {
      check.fail("after \(operation) \(controller.title) outlives its entry")
    }
    if controller.state == .appeared, navigator.shownEntries.last?.id != id {
      check.fail("after \(operation) \(controller.title) is in front, but its entry is not")
    }
  }

  private func checkDeparted(_ controller: Controller, _ operation: Operation) {
    if application.isShowing { check.fail("after \(operation) \(controller.title) is still there") }
  }

  /// Checks that saved states are removed with their entries, and that front screens have all
  /// results.
  private func checkLedger(after operation: Operation) {
    guard let root = application.root as? Navigator else { return }
    let existing = Set(root.entriesWithin)
    let known = root.ledger.entries
    if !known.isSubset(of: existing) {
      check.fail("after \(operation) the ledger knows \(known.subtracting(existing)), long gone")
    }
    guard application.state == .active, !application.transitions.isHeld else { return }
    world.letters.check(root.frontPath.compactMap(\.entryID), existing: existing)
  }

  private func checkGate(after operation: Operation) {
    func isGated(_ state: ScreenState) -> Bool {
      if case .string(let note)? = state.own?["note"], note.contains("gated") { return true }
      return state.archivedNavigation?.entries?.contains { $0.route?.name == Gated.name } == true
        || state.children.values.contains(where: isGated)
    }
    let navigators = all(in: application.root).compactMap { $0 as? Navigator }.filter(\.isPlaced)
    let isLeft = navigators.contains { navigator in
      navigator.entries.contains { $0.route?.base is Gated }
        || navigator.savedChildStates.contains(where: isGated)
    }
    if isLeft { check.fail("after \(operation) something is left behind the gate") }
  }

  // MARK: Positions

  /// The states of all live navigators; a guard may have to be created for its answer.
  private var places: [ObjectIdentifier: [EntryID]] {
    let navigators = all(in: application.root).compactMap { $0 as? Navigator }
    let places = navigators.filter { $0.state != .initial }.map {
      (ObjectIdentifier($0), $0.entries.map(\.id) + $0.shownEntries.map(\.id))
    }
    return Dictionary(uniqueKeysWithValues: places)
  }

  /// Returns one of the live screens of a kind, the same for the same walk.
  func pick<C: Controller>(_ type: C.Type, _ number: Int) -> C? {
    let found = all(in: application.root).compactMap { $0 as? C }
    return found.isEmpty ? nil : found[number % found.count]
  }

  /// Returns whether no other screen can veto.
  func isOnlyGuard(_ screen: PageScreen) -> Bool {
    all(in: application.root).allSatisfy { other in
      guard other !== screen, let page = other as? PageScreen else { return true }
      if case .yes = page.answer { return true } else { return false }
    }
  }

  private func all(in controller: Controller) -> [Controller] {
    [controller] + controller.children.flatMap(all)
  }

  // MARK: Ends of processes

  /// Kills the process at any moment, and starts another one.
  func kill() {
    let (killed, failures) = (application, check.contract.violations)
    world.forgetUnsaved()
    hasLeftGate = false
    check = WalkCheck()
    for failure in failures { check.fail(failure) }
    application = world.launch(check)
    watchNavigation()
    // A killed process has no effects, so the app ends here without saving.
    killed.ports.stateKeeper = nil
    killed.delegate = nil
    killed.dispatch(.application(.terminate))
  }

  /// Kills the process just after it was saved, and checks that the same state is restored.
  func relaunch() {
    check.inside = []
    let isWhole = !hasDirect(application.root)
    application.dispatch(.application(.enterForeground))
    application.dispatch(.application(.enterBackground))
    guard let first = world.archive else { return check.fail("nothing was kept") }
    let before = front
    let second = archiveOfNext()
    if isWhole, world.isOpen, second != first || front != before {
      check.fail("R12: what came back is not what was kept")
    }
    // Entries that cannot be restored are missing; the others are restored unchanged.
    if archiveOfNext() != second { check.fail("R12: what came back once is not what comes again") }
    application.dispatch(.application(.enterForeground))
  }

  /// The states of the navigators on the path to the front screen.
  private var front: [AnyHashable] {
    application.root.frontPath.compactMap { controller in
      switch controller {
      case let stack as StackNavigator: stack.navigation
      case let tabs as TabNavigator: tabs.navigation
      case let composite as CompositeNavigator: composite.navigation
      // The width is that of the window, and is not saved.
      case let masterDetail as MasterDetailNavigator: masterDetail.entries
      default: nil
      }
    }
  }

  /// Returns the archive of the next process, which goes to the background at once.
  private func archiveOfNext() -> ScreenArchive? {
    kill()
    application.dispatch(.application(.enterBackground))
    return world.archive
  }

  /// Returns whether there is a directly pushed screen, above which nothing is restored.
  private func hasDirect(_ controller: Controller) -> Bool {
    (controller as? Navigator)?.entries.contains { $0.place == .screen } ?? false
      || controller.children.contains(where: hasDirect)
  }
}
