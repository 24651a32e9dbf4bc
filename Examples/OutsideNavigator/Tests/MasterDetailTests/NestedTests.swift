import MasterDetail
import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting
import Testing

/// The navigator within one of the framework's, and behind one of its gates.
@MainActor
@Suite("A third-party navigator among others", .leakFree)
struct NestedTests {
  @Test func `selecting its tab again returns to its root`() {
    let world = World(.narrow, in: .tab)
    world.show(1)
    world.push(2)
    _ = world.calls
    world.select(0)
    #expect(world.calls == ["2.pause", "master.appear", "2.destroy", "1.destroy"])
    #expect(world.tabs?.reselections == 0)
    world.select(0)
    #expect(world.calls.isEmpty)
    #expect(world.tabs?.reselections == 1)
  }

  @Test func `selecting its tab again keeps the first detail beside the master`() {
    let world = World(.wide, in: .tab)
    world.show(1)
    world.push(2)
    world.select(0)
    #expect(world.pages == ["master", "1"])
    world.select(0)
    #expect(world.tabs?.reselections == 1)
  }

  @Test func `it is evicted with its tab, and restored with its details`() {
    let world = World(.narrow, in: .tab)
    world.show(1)
    world.push(2)
    world.select(1)
    let first = world.navigator
    world.lowMemory()
    world.lowMemory()
    _ = world.calls
    world.select(0)
    #expect(world.navigator !== first)
    #expect(world.calls == ["other.pause", "2.create", "2.appear"])
    #expect(world.pages == ["master", "1", "2"])
    #expect(world.front?.kept == "note of 2")
  }

  @Test(arguments: World.Width.allCases, World.Place.allCases)
  func `a closed gate shows its entry screen, and then the destination`(
    width: World.Width, place: World.Place
  ) {
    let world = World(width, in: place)
    world.showSecret(3)
    #expect(world.pages == ["master", "entrance"])
    _ = world.calls
    world.openGate()
    #expect(
      world.calls == ["entrance.pause", "secret 3.create", "secret 3.appear", "entrance.destroy"])
    world.closeGate()
    #expect(world.pages == ["master"])
    #expect(world.calls == ["secret 3.pause", "master.appear", "secret 3.destroy"])
    #expect(world.check.violations.isEmpty)
  }

  @Test func `a guard keeps the screens behind a gate, also from a link`() {
    let world = World(.narrow)
    world.script.isGateOpen = true
    world.test.application.open(link: "pages://secret/1")
    world.page("secret 1")?.answer = .no
    _ = world.calls
    world.closeGate()
    world.test.application.open(link: "pages://page/2")
    #expect(world.calls.isEmpty)
    #expect(world.pages == ["master", "secret 1"])
  }

  @Test func `nothing moves before a guard has asked its question`() async {
    let world = World(.narrow)
    world.show(1)
    var asked = 0
    world.page("1")?.answer = .ask {
      asked += 1
      return true
    }
    _ = world.calls
    world.show(2)
    world.push(3)
    #expect(world.calls.isEmpty)
    await world.test.settle()
    #expect(asked == 1)
    #expect(world.pages == ["master", "2", "3"])
    #expect(
      world.calls == [
        "1.pause", "2.create", "2.appear", "1.destroy", "2.pause", "3.create", "3.appear",
      ])
  }

  @Test func `a screen that closes itself in the foreground frees the place`() {
    let world = World(.narrow)
    world.background()
    world.show(1)
    world.once(in: "1.create") { $0.close() }
    world.foreground()
    #expect(world.front?.title == "master")
    #expect(world.master?.state == .appeared)
    #expect(!world.calls.contains("1.appear"))
  }

  @Test func `a destination within a call skips the screen being created`() {
    let world = World(.narrow)
    world.once(in: "1.create") { [unowned world] _ in
      try? world.navigator.open([.route(Page(number: 2))])
    }
    world.show(1)
    #expect(
      world.calls.filter { !$0.hasPrefix("master.create") && !$0.hasPrefix("master.appear") }
        == ["master.pause", "1.create", "2.create", "2.appear", "1.destroy"])
  }
}
