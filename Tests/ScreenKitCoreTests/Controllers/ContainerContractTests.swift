import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitCore

@MainActor
@Suite("The lifecycle contract of a container", .leakFree)
struct ContainerContractTests {
  private let log = Log<String>()
  private let deck: Deck
  private let application: Application
  private let keeper = MemoryKeeper()

  init() {
    deck = Deck(log)
    application = Application(root: deck, surface: NullSurface(), clock: ManualClock())
    application.ports.stateKeeper = keeper
    application.start()
    _ = calls
  }

  /// The lifecycle calls of cards since the last call.
  private var calls: [String] {
    log.take().filter { call in
      ["create", "appear", "pause", "destroy"].contains { call.hasSuffix(".\($0)") }
    }
  }

  @Test func `a front child replaces another in one order of calls`() {
    deck.show(2)
    #expect(calls == ["1.pause", "2.create", "2.appear"])
    deck.show(1)
    #expect(calls == ["2.pause", "1.appear"])
  }

  @Test func `of two visible children the last one is in front`() {
    deck.show(2, 1)
    #expect(calls == ["2.create"])
    #expect(deck.card(2)?.isVisible == true)
    deck.show(1, 2)
    #expect(calls == ["1.pause", "2.appear"])
    #expect(deck.card(1)?.isVisible == true)
  }

  @Test func `removed children are destroyed last, from the top`() {
    deck.show(2)
    deck.show("three")
    _ = calls
    deck.changeContent { $0 = Deck.Content(children: [1], visibleChildren: [1]) }
    #expect(calls == ["three.pause", "1.appear", "three.destroy", "2.destroy"])
  }

  @Test func `a guard keeps its container unchanged`() {
    deck.show(2)
    deck.card(2)?.answer = .no
    _ = calls
    let outcome = deck.changeContent { $0 = Deck.Content(children: [1], visibleChildren: [1]) }
    #expect(outcome == .refused(.vetoed))
    #expect(calls.isEmpty)
    #expect(deck.content?.children.count == 3)
  }

  @Test func `a change within a call waits for the end of the transition`() {
    deck.card(1)?.on[.pause] = { [unowned deck] _ in deck.show("three") }
    deck.show(2)
    #expect(
      calls == [
        "1.pause", "2.create", "2.appear", "2.pause", "three.create", "three.appear",
      ])
  }

  @Test func `a change in the background makes calls only in the foreground`() {
    deck.show(2)
    application.dispatch(.application(.enterBackground))
    _ = calls
    deck.changeContent { $0 = Deck.Content(children: ["three"], visibleChildren: ["three"]) }
    #expect(calls.isEmpty)
    application.dispatch(.application(.enterForeground))
    #expect(calls == ["three.create", "three.appear", "2.destroy", "1.destroy"])
  }

  @Test func `a hidden child is evicted and restored from its saved state`() {
    deck.card(1)?.note = "kept"
    deck.show(2)
    application.dispatch(.application(.releaseMemory))
    #expect(calls == ["1.pause", "2.create", "2.appear", "1.destroy"])
    deck.show(1)
    #expect(deck.card(1)?.note == "kept")
  }

  @Test func `a child that cannot be evicted stays`() {
    deck.permanent = [1]
    deck.show(2)
    application.dispatch(.application(.releaseMemory))
    #expect(deck.card(1) != nil)
  }

  @Test func `the next run restores the container and its children`() throws {
    deck.card(1)?.note = "first"
    deck.show("three")
    deck.card("three")?.note = "third"
    application.dispatch(.application(.enterBackground))
    let again = launch()
    #expect(calls.suffix(2) == ["three.create", "three.appear"])
    #expect(again.card("three")?.note == "third")
    again.show(1)
    #expect(again.card(1)?.note == "first")
  }

  @Test func `a restored guard is asked although its screen was never shown`() {
    deck.card(1)?.answer = .no
    deck.show(2)
    application.dispatch(.application(.enterBackground))
    let again = launch()
    let outcome = again.changeContent { $0 = Deck.Content(children: [2], visibleChildren: [2]) }
    #expect(outcome == .refused(.vetoed))
  }

  private func launch() -> Deck {
    let deck = Deck(log)
    let next = Application(root: deck, surface: NullSurface(), clock: ManualClock())
    next.ports.stateKeeper = keeper
    next.start()
    return deck
  }
}

/// Mistakes in a container stop the app with the name of the broken rule.
@Suite("Misuse of containers traps", .leakFree)
struct ContainerMisuseTests {
  private static func says(_ result: ExitTest.Result?, _ text: String) -> Bool {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(text)
  }

  @MainActor
  private static func start(_ deck: Deck) -> Application {
    let application = Application(root: deck, surface: NullSurface(), clock: ManualClock())
    application.start()
    return application
  }

  @Test func `a child that occurs twice`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let deck = Deck()
        let application = ContainerMisuseTests.start(deck)
        deck.changeContent { $0.children = [1, 1] }
        withExtendedLifetime(application) {}
      }
    }
    #expect(ContainerMisuseTests.says(result, "R6: the child 1 is there twice"))
  }

  @Test func `a visible child that is not one of the children`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let deck = Deck()
        deck.first.visibleChildren = [7]
        withExtendedLifetime(ContainerMisuseTests.start(deck)) {}
      }
    }
    #expect(ContainerMisuseTests.says(result, "R6: 7 is visible, but not one of the children"))
  }

  @Test func `a front child that is not the last visible one`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let deck = Deck()
        let application = ContainerMisuseTests.start(deck)
        deck.changeContent { $0.front = .some(2) }
        withExtendedLifetime(application) {}
      }
    }
    #expect(ContainerMisuseTests.says(result, "R4: the front child is not the last visible one"))
  }

  @Test func `a child that was used before`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let deck = Deck()
        let card = Card("card", Log())
        deck.make = { _ in card }
        let application = ContainerMisuseTests.start(deck)
        deck.show(2)
        withExtendedLifetime(application) {}
      }
    }
    #expect(ContainerMisuseTests.says(result, "R6: makeChild of Deck needs a new screen"))
  }
}
