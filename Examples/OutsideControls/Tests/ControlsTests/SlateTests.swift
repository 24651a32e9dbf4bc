import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import SlateLook
import TagScreens
import Testing

/// The look of the package, on the screen of the example.
@MainActor
@Suite("The look slate", .leakFree)
struct SlateTests {
  @Test func `buttons have lines at both ends, and marks with the focus`() throws {
    let world = try World(.slate)
    #expect(world.test.screen.contains("│ Apply │"))
    #expect(world.test.screen.contains("│ Lock │  │ Reset │"))
    world.test.press(.tab)
    #expect(world.test.screen.contains("‹ Apply ›"))
  }

  @Test func `a button works as in the other looks`() throws {
    let world = try World(.slate)
    world.test.press("2")
    world.test.press(.button, named: "Reset")
    #expect(world.tag.tint == .standard)
  }

  @Test func `a pressed button looks different`() throws {
    let world = try World(.slate)
    world.test.press(.tab)
    let mark = try world.mark
    let released = world.test.snapshot.styled()
    let place = SurfacePoint(x: mark.x + 2, y: mark.y)
    world.test.send(.pointer(PointerEvent(.down(.left), at: place)))
    #expect(world.test.snapshot.styled() != released)
    #expect(world.tag.applied == nil)
    world.test.send(.pointer(PointerEvent(.up(.left), at: place)))
    #expect(world.tag.applied == .standard)
  }

  @Test func `the labels of forms are above their fields`() throws {
    #expect(try World(.slate).lines.contains("Color"))
    #expect(try !World(.terminal).lines.contains("Color"))
  }

  @Test func `its colours differ from those of the terminal's look`() {
    let (slate, terminal) = (Look.slate(.unicode), Look.named(.terminal))
    #expect(slate.palettes.dark.tints[.accent] != terminal.palettes.dark.tints[.accent])
    #expect(slate.palettes.light.tints[.accent] != terminal.palettes.light.tints[.accent])
    #expect(slate.palettes.dark.tints[.warning] == terminal.palettes.dark.tints[.warning])
  }

  @Test func `its option makes the look with the terminal's characters`() {
    #expect(CustomLook.slate.name == "slate")
    #expect(Look.slate(.ascii).glyphs.block == GlyphSet.ascii.block)
    #expect(Look.slate(.unicode).glyphs.block != GlyphSet.unicode.block)
  }
}
