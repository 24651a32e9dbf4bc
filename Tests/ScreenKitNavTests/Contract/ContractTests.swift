import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("The lifecycle contract", .leakFree)
struct ContractTests {
  @Test(
    .proves("F-066", "F-068", "F-096", "F-100", "F-101", "F-102"), arguments: ContractRow.all)
  func `a rule holds in a situation, for any position of the stack`(row: ContractRow) {
    for setting in row.settings {
      let world = World(setting)
      row.given(world)
      _ = world.log.take()
      row.when(world)
      let calls = row.countsNavigators ? world.log.take() : world.calls
      #expect(calls == row.then, "\(setting)")
    }
  }

  @Test(arguments: World.Setting.allCases)
  func `R12: a kill calls nothing, a relaunch creates the top`(setting: World.Setting) {
    let first = World(setting)
    first.push(1, 2)
    first.background()
    _ = first.calls
    let second = World(setting, archive: first.keeper.archive)
    #expect(first.calls.isEmpty)
    #expect(second.started == ["2.create", "2.appear"])
    second.stack.pop()
    #expect(second.calls == ["2.pause", "1.create", "1.appear", "2.destroy"])
    #expect(second.page("1")?.kept == "note of 1")
  }

  @Test(arguments: World.Setting.allCases)
  func `a popped screen is released`(setting: World.Setting) {
    let world = World(setting)
    world.push(1)
    weak let screen = world.page("1")
    #expect(screen != nil)
    world.stack.pop()
    #expect(screen == nil)
  }
}
