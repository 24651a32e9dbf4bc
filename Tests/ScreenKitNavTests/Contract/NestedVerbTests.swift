import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitNav

/// A navigation method that a test calls within a lifecycle call.
enum NestedVerb: CaseIterable, Sendable {
  case push, pushDirect, update, pushUpTo, pop, popTo, popToRoot, replace, set, remove, bringToFront
  case select, addTab, removeTab, moveTab, badge, present, dismiss, close, open, background,
    lowMemory

  /// Calls the method; returns whether it had an outcome at once although a transition was in
  /// progress.
  @MainActor
  func perform(in world: World) -> Bool {
    let stack = world.stack
    let outcome: Any? =
      switch self {
      case .push: stack.push(Page(number: 8))
      case .pushDirect: stack.push(PageScreen("direct", world.script))
      case .update: stack.push(Draft(number: 8), .update)
      case .pushUpTo: stack.push(Page(number: 8), upTo: PopUpTo(.route(Page(number: 0))))
      case .pop: stack.pop()
      case .popTo: stack.pop(to: .route(Page(number: 0)))
      case .popToRoot: stack.popToRoot()
      case .replace: stack.replace(by: Page(number: 8))
      case .set: stack.set(Page(number: 8), [Page(number: 9)])
      case .remove: stack.remove(.route(Page(number: 0)))
      case .bringToFront: stack.bringToFront(.route(Page(number: 0)))
      case .select: world.nearestTabs?.select(1)
      case .addTab: world.nearestTabs?.add(Tab("new") { PageScreen("new", Script()) })
      case .removeTab: world.nearestTabs?.remove(at: 0)
      case .moveTab: world.nearestTabs?.move(from: 0, to: 1)
      case .badge: world.nearestTabs?.badge("8", at: 0)
      case .present: world.presenter?.present(Page(number: 8))
      case .dismiss: world.presenter?.dismiss()
      case .close, .open, .background, .lowMemory: nil
      }
    performOther(in: world)
    return outcome.map { !"\($0)".hasPrefix("queued") } ?? false
  }

  @MainActor
  private func performOther(in world: World) {
    switch self {
    case .close: world.page("0")?.close()
    case .open: try? world.stack.open([.route(Page(number: 0)), .route(Page(number: 8))])
    case .background: world.application.dispatch(.application(.enterBackground))
    case .lowMemory: world.application.dispatch(.application(.releaseMemory))
    default: break
    }
  }
}

/// The lifecycle call in which the method is called, while page 1 is shown or removed.
enum NestedPlace: CaseIterable, Sendable {
  case create, connect, appear, pauseBelow
  case guarded, answer, pause, appearBelow, destroy
  case observerOfPush, observerOfPop

  /// Whether the call is made while page 1 is removed.
  var isGoing: Bool {
    switch self {
    case .create, .connect, .appear, .pauseBelow, .observerOfPush: false
    case .guarded, .answer, .pause, .appearBelow, .destroy, .observerOfPop: true
    }
  }

  /// The key of the call in a script; `nil` for calls outside of a screen.
  var call: String? {
    switch self {
    case .create: "question 1.create"
    case .connect: "question 1.connect"
    case .appear: "question 1.appear"
    case .pauseBelow: "0.pause"
    case .guarded: "question 1.mayLeave"
    case .pause: "question 1.pause"
    case .appearBelow: "0.appear"
    case .destroy: "question 1.destroy"
    case .answer, .observerOfPush, .observerOfPop: nil
    }
  }
}

/// The effect of a navigation method within a lifecycle call, which equals its effect after the
/// transition (R7).
@MainActor
@Suite("Navigation methods within lifecycle calls", .leakFree)
struct NestedVerbTests {
  /// Returns whether the method would remove the screen that is being created, which then never
  /// appears.
  private func isException(_ verb: NestedVerb, _ place: NestedPlace) -> Bool {
    (place == .create || place == .connect)
      && NestedVerbTests.removing.contains(verb)
  }

  nonisolated private static let removing: [NestedVerb] = [
    .pop, .pushUpTo, .popTo, .popToRoot, .replace, .set, .open, .removeTab,
  ]

  @Test(arguments: removing, World.Setting.allCases)
  func `a screen that removes itself in its own create never appears`(
    verb: NestedVerb, setting: World.Setting
  ) {
    // In other settings the only tab is the last one, which stays.
    guard verb != .removeTab || setting == .insideTab else { return }
    for place in [NestedPlace.create, .connect] {
      for isSecond in [false, true] {
        let nested = Stage(setting, place)
        // A waiting change does not hide the effect of the next one.
        if isSecond {
          nested.world.once(in: "0.pause") { $0.tabNavigator?.badge("1", at: 0) }
        }
        nested.arm { verb.perform(in: $0) }
        nested.run()
        let calls = nested.world.calls
        #expect(calls.contains("question 1.destroy"), "\(calls)")
        #expect(!calls.contains("question 1.appear"), "\(calls)")
      }
    }
  }

  @Test func `a screen whose method finds another top appears`() {
    let world = World(.alone)
    world.once(in: "home.pause") { $0.push(Page(number: 2)) }
    world.once(in: "1.create") { $0.navigator?.pop() }
    world.push(1)
    #expect(
      world.calls == [
        "home.pause", "1.create", "1.appear", "1.pause", "2.create", "2.appear", "2.pause",
        "1.appear", "2.destroy",
      ])
  }

  /// Returns whether the method is a request of the system, which does not wait in the queue like
  /// other methods.
  private func isUrgent(_ verb: NestedVerb) -> Bool { verb == .background }

  @Test(.proves("F-101"), arguments: NestedVerb.allCases, NestedPlace.allCases)
  func `a method within a call is performed after the transition`(
    verb: NestedVerb, place: NestedPlace
  ) {
    guard !isException(verb, place), !isUrgent(verb) else { return }
    // A plain run tests each method in each place, and each of both in all settings.
    let number = (NestedVerb.allCases.firstIndex(of: verb) ?? 0) + "\(place)".utf8.count
    for setting in CaseSample.every(5, of: World.Setting.allCases, from: number) {
      let (nested, plain) = (Stage(setting, place), Stage(setting, place))
      nested.arm { verb.perform(in: $0) }
      nested.run()
      plain.run()
      _ = verb.perform(in: plain.world)
      #expect(nested.wasCalled, "\(setting)")
      #expect(nested.world.calls == plain.world.calls, "\(setting)")
      #expect(nested.world.pages == plain.world.pages, "\(setting)")
      #expect(!nested.cameAtOnce, "\(setting)")
    }
  }

  @Test(arguments: NestedPlace.allCases, World.Setting.allCases)
  func `the app can leave the foreground within any call`(
    place: NestedPlace, setting: World.Setting
  ) {
    let (nested, plain) = (Stage(setting, place), Stage(setting, place))
    nested.arm { NestedVerb.background.perform(in: $0) }
    nested.run()
    plain.run()
    nested.world.foreground()
    #expect(nested.world.pages == plain.world.pages)
    #expect(nested.world.front?.title == plain.world.front?.title)
    #expect(nested.world.application.state == .active)
  }

  @Test(arguments: World.Setting.allCases)
  func `methods from several calls run in the order of the calls`(
    setting: World.Setting
  ) {
    let world = World(setting)
    world.once(in: "home.pause") { [unowned world] _ in world.push(2) }
    world.once(in: "1.create") { [unowned world] _ in world.push(3) }
    world.once(in: "1.appear") { [unowned world] _ in world.push(4) }
    world.push(1)
    #expect(world.pages == ["home", "1", "2", "3", "4"])
  }
}

/// A world with page 0 on its stack, where a page with a result is shown, and removed if needed.
@MainActor
private final class Stage {
  let world: World
  private let place: NestedPlace
  private var action: (@MainActor (World) -> Bool)?
  private var watch: NavigationObservation?
  private(set) var wasCalled = false
  private(set) var cameAtOnce = false

  init(_ setting: World.Setting, _ place: NestedPlace) {
    world = World(setting)
    self.place = place
    world.script.actions["0.create"] = { [weak self] screen in
      screen.onResult(of: Question.self) { [weak self] _, _ in
        if self?.place == .answer { self?.call() }
      }
    }
    world.push(0)
    if place.isGoing { comeAndAsk() }
    _ = world.log.take()
  }

  func arm(_ action: @escaping @MainActor (World) -> Bool) {
    self.action = action
    if let call = place.call { world.once(in: call) { [weak self] _ in self?.call() } }
    guard place == .observerOfPush || place == .observerOfPop else { return }
    watch = (world.application.root as? Navigator)?.observe { [weak self] _ in self?.call() }
  }

  func run() {
    if place.isGoing {
      world.page("question 1")?.finish(Question.self, with: 1)
    } else {
      comeAndAsk()
    }
  }

  private func comeAndAsk() { world.page("0")?.push(Question(number: 1), to: .insideTab) }

  private func call() {
    guard let action else { return }
    self.action = nil
    wasCalled = true
    cameAtOnce = action(world)
  }
}
