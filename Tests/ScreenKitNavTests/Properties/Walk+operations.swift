import MasterDetailSources
import ScreenKitCore

@testable import ScreenKitNav

/// The effects of the operations of a random walk.
extension Walk {
  /// Performs `operation`; returns whether that may have changed the states of navigators.
  @discardableResult
  func perform(_ operation: Operation) -> Bool {
    let number = operation.number
    switch operation.kind {
    case .push, .pushAlways, .pushUpdate, .pushUpTo, .pushDirect, .pushAbove, .pushTabs, .pushGated,
      .pop, .popTwo, .popTo, .popToRoot, .replace, .set, .setGated, .remove, .bringToFront:
      return pick(StackNavigator.self, number).map { change(operation, $0).isMoving } ?? false
    case .select, .addTab, .addGatedTab, .removeTab, .moveTab, .badge:
      return pick(TabNavigator.self, number / 4).map { change(operation, $0).isMoving } ?? false
    case .present, .presentTabs, .presentGated, .dismiss, .dismissAny:
      return pick(PageScreen.self, number).map { change(operation, $0).isMoving } ?? false
    case .showDetail, .pushDetail, .activateSide, .fitSides:
      return pick(MasterDetailNavigator.self, number / 4).map { change(operation, $0).isMoving }
        ?? false
    case .ask, .askInDetail, .askOver, .askAndWait, .finish: correspond(operation)
    case .close: pick(PageScreen.self, number)?.close()
    case .goBack: application.goBack()
    case .openLink: openLink(number)
    case .guardNo, .guardYes, .guardAsk, .guardSave, .decideYes, .decideNo: decide(operation)
    case .openGate, .closeGate, .pass: useGate(operation)
    case .background: application.dispatch(.application(.enterBackground))
    case .foreground: application.dispatch(.application(.enterForeground))
    case .lowMemory: application.dispatch(.application(.releaseMemory))
    case .relaunch: relaunch()
    case .kill: kill()
    }
    return true
  }

  private func change(_ operation: Operation, _ stack: StackNavigator) -> Outcome<StackChange> {
    let number = operation.number
    let (page, match) = (Page(number: number), EntryMatch.route(Page(number: number % 5)))
    switch operation.kind {
    case .pushAlways: return stack.push(page, .always)
    case .pushUpdate: return stack.push(Draft(number: number), .update)
    case .pushUpTo: return stack.push(page, upTo: PopUpTo(match, inclusive: number % 2 == 0))
    case .pushDirect: return stack.push(PageScreen("direct", world.script))
    case .pushAbove: return stack.front?.push(page, to: .aboveTabs) ?? .refused(.noNavigator)
    case .pushTabs: return stack.push(Shell(), .always)
    case .pushGated: return stack.push(Gated(number: number))
    case .pop: return stack.pop()
    case .popTwo: return stack.pop(2)
    case .popTo: return stack.pop(to: match)
    case .popToRoot: return stack.popToRoot()
    case .replace: return stack.replace(by: page)
    case .set: return stack.set(page, [Page(number: number % 3), Page(number: number % 4)])
    case .setGated: return stack.set(page, [Gated(number: number % 3), Shell()])
    case .remove: return stack.remove(match)
    case .bringToFront: return stack.bringToFront(match)
    default: return stack.push(page)
    }
  }

  private func change(_ operation: Operation, _ tabs: TabNavigator) -> Outcome<TabChange> {
    let number = operation.number
    switch operation.kind {
    case .addTab: return tabs.add(Tab("new \(number)", route: Page(number: number)), at: number % 4)
    case .addGatedTab: return tabs.add(Tab("gated \(number)", route: Gated(number: number)))
    case .removeTab: return tabs.remove(at: number % 4)
    case .moveTab: return tabs.move(from: number % 3, to: number % 4)
    case .badge: return tabs.badge("\(number)", at: number % 3)
    default: return tabs.select(number % 4)
    }
  }

  private func change(_ operation: Operation, _ screen: PageScreen) -> Outcome<CompositeChange> {
    let number = operation.number
    let style: ModalStyle = [.full, .sheet, .dialog][number % 3]
    switch operation.kind {
    case .presentTabs: return screen.present(Shell(), as: style)
    case .presentGated: return screen.present(Gated(number: number), as: style)
    case .dismiss: return screen.presenter?.dismiss(number % 3) ?? .refused(.noNavigator)
    case .dismissAny: return screen.dismiss()
    default: return screen.present(Page(number: number), as: style)
    }
  }

  private func change(
    _ operation: Operation, _ navigator: MasterDetailNavigator
  ) -> Outcome<MasterDetailChange> {
    let number = operation.number
    switch operation.kind {
    case .showDetail: return navigator.show(Page(number: number), for: nil) { $0.show($1) }
    case .pushDetail: return navigator.show(Draft(number: number), for: nil) { $0.push($1) }
    case .activateSide: return navigator.change { $0.activate(master: number % 2 == 0) }
    default: return navigator.change { $0.fit(isWide: number % 2 == 0) }
    }
  }

  // MARK: Answers

  private func correspond(_ operation: Operation) {
    guard let screen = pick(PageScreen.self, operation.number), let asker = screen.entryID,
      screen.state != .initial, screen.state != .destroyed
    else { return }
    switch operation.kind {
    case .finish:
      guard let number = question(around: screen) else { return }
      world.letters.answer(number)
      screen.finish(Question.self, with: number)
    case .askAndWait where screen.navigator != nil: wait(screen, asker)
    case .askOver: screen.present(Question(number: world.letters.ask(asker, isAwaited: false)))
    case .askInDetail where screen.masterDetail != nil:
      screen.pushDetail(Question(number: world.letters.ask(asker, isAwaited: false)))
    case .ask where screen.navigator != nil:
      screen.push(Question(number: world.letters.ask(asker, isAwaited: false)))
    default: break
    }
  }

  private func wait(_ screen: PageScreen, _ asker: EntryID) {
    let number = world.letters.ask(asker, isAwaited: true)
    let process = world.process
    screen.task(while: .lifetime) { [world] screen in
      let answer = try await screen.ask(Question(number: number))
      if world.process == process { world.letters.wake(number, with: answer) }
    }
  }

  /// Returns the number of the innermost question that contains `screen`.
  fileprivate func question(around screen: PageScreen) -> Int? {
    for case (let inner, let navigator as Navigator) in screen.surroundings {
      guard let id = inner.entryID else { continue }
      if let question = navigator.entry(id)?.route?.base as? Question { return question.number }
    }
    return nil
  }

  // MARK: Links, guards and gates

  private func openLink(_ number: Int) {
    let way: [Destination.Step] =
      switch number / 3 {
      case 0: [.route(Page(number: number))]
      case 1: [.route(Gated(number: number)), .route(Page(number: 1))]
      case 2: [.route(Shell()), .tab("Y"), .route(Page(number: number))]
      default: [.route(Gated(number: 0)), .route(Shell()), .tab("X")]
      }
    let tab = Destination.Step.tab(["A", "B", "C"][number % 3])
    // A tab that has been removed meanwhile is an error like any other, and changes nothing.
    try? (application.root as? Navigator)?.open(Destination([tab] + way))
  }

  private func decide(_ operation: Operation) {
    let screen = pick(PageScreen.self, operation.number)
    switch operation.kind {
    case .guardNo: screen?.answer = .no
    case .guardAsk: screen?.answer = world.later
    case .guardSave:
      screen?.answer = .ask { [weak self, weak screen] in self?.save(screen) ?? true }
    case .decideYes: world.decide(true)
    case .decideNo: world.decide(false)
    default: screen?.answer = .yes
    }
  }

  /// Answers the question that contains `screen`, like the Save button of a guard.
  private func save(_ screen: PageScreen?) -> Bool {
    guard let screen, let number = question(around: screen) else { return true }
    world.letters.answer(number)
    if isOnlyGuard(screen) { world.letters.save(number) }
    screen.finish(Question.self, with: number)
    screen.answer = .yes
    return true
  }

  private func useGate(_ operation: Operation) {
    let screen = pick(PageScreen.self, operation.number)
    switch operation.kind {
    case .openGate:
      world.isOpen = true
      hasLeftGate = false
    case .closeGate:
      world.isOpen = false
      world.forgetGated()
      let hasLeft = screen?.removeScreens(behind: world.gate) ?? false
      // A nested call may have opened the gate again.
      hasLeftGate = hasLeft && !world.isOpen
    default: screen?.continueToDestination()
    }
  }
}

extension Outcome {
  /// Whether states may have changed: not if the operation was refused or waits.
  fileprivate var isMoving: Bool {
    switch self {
    case .done(let change): change.isMove || change as? TabChange == .reselected
    case .queued, .waiting, .refused: false
    }
  }
}
