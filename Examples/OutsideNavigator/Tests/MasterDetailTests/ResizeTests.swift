import MasterDetail
import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting
import Testing

@MainActor
@Suite("Side by side or as a stack", .leakFree)
struct ResizeTests {
  @Test func `a wide window shows both sides`() {
    let world = World(.wide)
    world.show(1)
    #expect(world.test.screen.contains("page master"))
    #expect(world.test.screen.contains("page 1"))
  }

  @Test func `a narrow window shows one, with a Back button`() {
    let world = World(.narrow)
    world.show(1)
    #expect(!world.test.screen.contains("page master"))
    #expect(world.test.screen.contains("page 1"))
    #expect(world.test.screen.contains("master"))
    world.test.press(.button, named: "Back to master")
    #expect(world.test.screen.contains("page master"))
    #expect(world.pages == ["master"])
  }

  @Test func `resizing keeps all entries and the side in front`() {
    let world = World(.wide)
    world.show(1)
    world.push(2)
    for width in [World.Width.narrow, .wide, .narrow] {
      world.resize(to: width)
      #expect(world.pages == ["master", "1", "2"])
      #expect(world.front?.title == "2")
      #expect(world.state?.isWide == (width == .wide))
    }
    world.resize(to: .wide)
    world.master?.takeFocus()
    world.resize(to: .narrow)
    #expect(world.front?.title == "master")
    #expect(world.test.screen.contains("page master"))
    #expect(world.pages == ["master", "1", "2"])
  }
}
