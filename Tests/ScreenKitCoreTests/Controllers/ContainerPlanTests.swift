import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitCore

/// Changes of several containers in one transition, for navigators in other packages.
@MainActor
@Suite("Plans of containers", .leakFree)
struct ContainerPlanTests {
  private let log = Log<String>()
  private let outer: Deck
  private let inner: Deck
  private let application: Application

  init() {
    (outer, inner) = (Deck(log), Deck(log))
    outer.make = { [inner, log] id in id == 1 ? inner : Card("outer \(id)", log) }
    application = Application(root: outer, surface: NullSurface(), clock: ManualClock())
    application.start()
    _ = log.take()
  }

  private var calls: [String] {
    log.take().filter { call in
      ["create", "appear", "pause", "destroy"].contains { call.hasSuffix(".\($0)") }
    }
  }

  private func plans(showing id: ChildID) -> [ContainerPlan] {
    [
      outer.plan {
        $0.visibleChildren = [1]
        return ContentChange.changed
      },
      inner.plan {
        $0 = Deck.Content(children: [id], visibleChildren: [id])
        return ContentChange.changed
      },
    ].compactMap(\.self)
  }

  @Test func `two containers move in one transition`() {
    outer.show(2)
    #expect(calls == ["1.pause", "outer 2.create", "outer 2.appear"])
    #expect(outer.perform { plans(showing: "three") })
    #expect(calls == ["outer 2.pause", "three.create", "three.appear", "1.destroy"])
  }

  @Test func `one veto keeps all containers unchanged`() {
    outer.show(2)
    inner.card(1)?.answer = .no
    _ = calls
    #expect(!outer.perform { plans(showing: "three") })
    #expect(calls.isEmpty)
    #expect(outer.content?.visibleChildren == [2])
    #expect(inner.content?.children.count == 3)
  }

  @Test func `plans within a call are made and performed after the transition`() {
    inner.card(1)?.on[.pause] = { [outer, self] _ in
      outer.perform { plans(showing: "three") }
    }
    outer.show(2)
    #expect(
      calls == [
        "1.pause", "outer 2.create", "outer 2.appear", "outer 2.pause", "three.create",
        "three.appear", "1.destroy",
      ])
    inner.card("three")?.on = [:]
  }

  @Test func `a plan without a move only prepares`() {
    var prepared = 0
    outer.perform {
      let plan = outer.plan { _ in
        ContentChange.nothing
      } prepare: { _ in
        prepared += 1
      }
      return plan.map { [$0] } ?? []
    }
    #expect(prepared == 1)
    #expect(calls.isEmpty)
  }

  @Test func `a container outside of the app has no plan`() {
    #expect(Deck(log).plan { _ in ContentChange.nothing } == nil)
  }

  @Test func `a plan removes its children and the screens within`() throws {
    let plan = try #require(
      outer.plan {
        $0 = Deck.Content(children: [2], visibleChildren: [2])
        return ContentChange.changed
      })
    #expect(plan.removes(try #require(inner.card(1))))
    #expect(plan.removes(inner))
    #expect(!plan.removes(outer))
  }

  @Test func `performNow joins the preparation of a change without a move`() {
    var isDone = false
    outer.change { _ in
      ContentChange.nothing
    } prepare: { [self] _ in
      isDone = inner.performNow([plans(showing: "three")[1]])
    }
    #expect(isDone)
    #expect(calls == ["1.pause", "three.create", "three.appear", "1.destroy"])
  }

  @Test func `a child that can be created again is evicted and restored`() {
    let card = Card("given", log)
    outer.change { content in
      content.visibleChildren = [2]
      return ContentChange.changed
    } prepare: { [outer] _ in
      outer.adopt(card, as: 2, isRestorable: true)
    }
    card.note = "kept"
    outer.show("three")
    // The screen that was hidden first is released first.
    for _ in 0..<2 { application.dispatch(.application(.releaseMemory)) }
    #expect(outer.card(2) == nil)
    outer.show(2)
    #expect(outer.card(2)?.note == "kept")
  }

  @Test func `commands of a screen change together, with the user's keys`() {
    inner.replaceCommands(
      0..., by: [Command("First", keys: [KeyPress("1")]) {}, Command("Last", keys: []) {}])
    inner.replaceCommands(..<1, by: [Command("Other", keys: [KeyPress("2")]) {}])
    #expect(inner.commands.map(\.name) == ["Other", "Last"])
  }
}

/// Plans that would break the lifecycle contract stop the app with the name of the rule.
@Suite("Misuse of plans traps", .leakFree)
struct ContainerPlanMisuseTests {
  private static func says(_ result: ExitTest.Result?, _ text: String) -> Bool {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(text)
  }

  @MainActor
  private static func start() -> (deck: Deck, application: Application) {
    let deck = Deck()
    let application = Application(root: deck, surface: NullSurface(), clock: ManualClock())
    application.start()
    return (deck, application)
  }

  @MainActor
  private static func plan(_ deck: Deck) -> [ContainerPlan] {
    let plan = deck.plan {
      $0.visibleChildren = [2]
      return ContentChange.changed
    }
    return plan.map { [$0] } ?? []
  }

  @Test func `a plan from before another change`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (deck, application) = ContainerPlanMisuseTests.start()
        let plans = ContainerPlanMisuseTests.plan(deck)
        deck.show("three")
        deck.perform { plans }
        withExtendedLifetime(application) {}
      }
    }
    #expect(ContainerPlanMisuseTests.says(result, "R7: a plan of Deck is performed once"))
  }

  @Test func `performNow within a lifecycle call`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (deck, application) = ContainerPlanMisuseTests.start()
        deck.card(1)?.on[.pause] = { [unowned deck] _ in
          deck.performNow(ContainerPlanMisuseTests.plan(deck))
        }
        deck.show("three")
        withExtendedLifetime(application) {}
      }
    }
    #expect(ContainerPlanMisuseTests.says(result, "R7: performNow of Deck"))
  }

  @Test func `createGuarded outside of a transition`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (deck, application) = ContainerPlanMisuseTests.start()
        deck.createGuarded(at: 2)
        withExtendedLifetime(application) {}
      }
    }
    #expect(ContainerPlanMisuseTests.says(result, "R7: createGuarded of Deck"))
  }

  @Test func `a saved state after the creation`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (deck, application) = ContainerPlanMisuseTests.start()
        deck.card(1)?.containment.restored = ScreenState()
        withExtendedLifetime(application) {}
      }
    }
    #expect(ContainerPlanMisuseTests.says(result, "R12: restored: Card is created already"))
  }

  @Test func `a second screen for one child`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (deck, application) = ContainerPlanMisuseTests.start()
        deck.adopt(Card("other", Log()), as: 1)
        withExtendedLifetime(application) {}
      }
    }
    #expect(ContainerPlanMisuseTests.says(result, "R6: adopt: 1 of Deck has a screen, Card"))
  }
}
