import Controls
import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import TagScreens
import Testing

/// The painter in the looks of the framework and in the look of the package.
@MainActor
@Suite("The painter of the chooser", .leakFree)
struct PainterTests {
  @Test(arguments: [
    (World.Style.terminal, "‹██› ██  ██", "[██] ██  ██"),
    (.cupertino, "‹●› ○  ○", " ●  ○  ○"),
    (.material, "‹░✓░› ░░░  ░░░", " ░✓░  ░░░  ░░░"),
    (.slate, "‹▒▒› ▒▒  ▒▒", "[▒▒] ▒▒  ▒▒"),
  ])
  func `each look draws it in its own style`(style: World.Style, focused: String, atRest: String)
    throws
  {
    let world = try World(style)
    #expect(world.test.screen.contains(focused))
    world.test.press(.tab)
    #expect(world.test.screen.contains(atRest))
    world.test.press("Shift-Tab", "End")
    #expect(world.test.screen.contains("Danger"))
  }

  @Test(arguments: World.Style.allCases)
  func `a terminal without Unicode gets ASCII alone`(style: World.Style) throws {
    let world = try World(style, glyphs: .ascii)
    let screen = world.test.screen
    #expect(screen.allSatisfy { $0.isASCII })
  }

  @Test(arguments: World.Style.allCases)
  func `the pointer chooses the pressed swatch`(style: World.Style) throws {
    let world = try World(style)
    let origin = try world.mark
    let width = style == .cupertino ? 3 : style == .material ? 5 : 4
    for index in world.chooser.swatches.indices.reversed() {
      for column in 0..<width {
        world.tag.tint = world.chooser.swatches[index == 0 ? 1 : 0].tint
        world.test.click(
          column: origin.x + index % 3 * width + column, row: origin.y + index / 3)
        #expect(world.tag.tint == world.chooser.swatches[index].tint)
      }
    }
    world.test.click(column: origin.x, row: origin.y + 2)
    #expect(world.tag.tint == .standard)
  }

  @Test func `a drag chooses the swatch below the pointer`() throws {
    let world = try World()
    let origin = try world.mark
    func send(_ action: PointerEvent.Action, _ x: Int, _ y: Int) {
      world.test.send(
        .pointer(PointerEvent(action, at: SurfacePoint(x: origin.x + x, y: origin.y + y))))
    }
    send(.down(.left), 1, 0)
    send(.drag(.left), 9, 1)
    #expect(world.tag.tint == .negative)
    send(.drag(.left), 60, 9)
    send(.up(.left), 60, 9)
    #expect(world.tag.tint == .negative)
  }

  @Test func `the pointer finds swatches beside padding, also from right to left`() throws {
    let world = try World(direction: .rightToLeft)
    world.chooser.layout.padding.start = 3
    world.test.press("2")
    let mark = try world.mark
    world.test.click(column: mark.x + 5, row: mark.y)
    #expect(world.tag.tint == .standard)
    world.test.click(column: mark.x - 2, row: mark.y)
    #expect(world.tag.tint == .secondary)
  }

  @Test(arguments: World.Style.allCases)
  func `a disabled chooser is dim and has no colours`(style: World.Style) async throws {
    let world = try World(style)
    world.test.press(.end)
    let enabled = try world.pens
    #expect(!enabled.isDim)
    #expect(enabled.colors.count > 1)
    world.tag.isLocked = true
    // The screen is notified of a change in code in the next turn.
    await world.test.settle()
    let disabled = try world.pens
    // A look with a page of its own has one colour for all text, and a weaker one in place of the
    // attribute for dim text.
    #expect(disabled.isDim || disabled.colors.count == 2)
    #expect(disabled.colors.count <= (disabled.isDim ? 1 : 2))
    #expect(world.test.screen.contains("Danger"))
  }
}
