import MasterDetail
import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting
import Testing

@MainActor
@Suite("The lifecycle contract of a third-party navigator", .leakFree)
struct ContractTests {
  @Test(arguments: ContractRow.all, World.Place.allCases)
  func `a rule holds in a situation, wide and narrow`(row: ContractRow, place: World.Place) {
    for width in row.widths {
      let world = World(width, in: place)
      row.given(world)
      _ = world.calls
      row.when(world)
      #expect(world.calls == row.then, "\(width)")
      #expect(world.check.violations.isEmpty, "\(width)")
    }
  }

  @Test(arguments: World.Width.allCases)
  func `R14: the navigator enters before and leaves after its screens`(width: World.Width) {
    let world = World(width)
    #expect(
      world.check.log == ["navigator.create", "master.create", "navigator.appear", "master.appear"])
    world.check.clearLog()
    world.test.terminate()
    #expect(
      world.check.log == ["master.pause", "navigator.pause", "master.destroy", "navigator.destroy"])
    world.check.checkEnd()
    #expect(world.check.violations.isEmpty)
  }

  @Test func `R12: after a kill only the visible screens are created`() {
    let first = World(.narrow)
    first.show(1)
    first.push(2)
    first.background()
    let second = World(.narrow, keeper: first.keeper)
    #expect(second.calls == ["2.create", "2.appear"])
    #expect(second.front?.kept == "note of 2")
    let third = World(.wide, keeper: first.keeper)
    #expect(third.calls == ["master.create", "2.create", "2.appear"])
  }

  @Test func `a screen learns by isVisible that a narrow window covers it`() {
    let world = World(.wide)
    world.show(1)
    #expect(world.master?.wasVisibleAtPause == true)
    #expect(world.master?.isVisible == true)
    world.resize(to: .narrow)
    #expect(world.master?.isVisible == false)
  }

  @Test(arguments: World.Width.allCases)
  func `R10: a task gets the result of the detail that it opened`(width: World.Width) async {
    let world = World(width)
    world.show(1)
    var result: Int?
    world.page("1")?.task(while: .lifetime) { screen in
      result = try await screen.askInDetail(Question(number: 5))
    }
    await world.test.settle()
    #expect(world.front?.title == "question 5")
    world.front?.finish(Question.self, with: 7)
    await world.test.settle()
    #expect(result == 7)
    #expect(world.front?.title == "1")
  }
}
