import Controls
import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import TagScreens
import Testing

/// The control for users, screen readers and saved screens.
@MainActor
@Suite("A chooser of tints", .leakFree)
struct TintChooserTests {
  private func find(_ name: String, in node: SemanticNode) -> SemanticNode? {
    node.name == name ? node : node.children.lazy.compactMap { find(name, in: $0) }.first
  }

  @Test func `keys choose a swatch`() throws {
    let world = try World()
    world.test.press(.right)
    #expect(world.tag.tint == .accent)
    world.test.press(.down)
    #expect(world.tag.tint == .warning)
    world.test.press(.left, .up)
    #expect(world.tag.tint == .standard)
    world.test.press(.end)
    #expect(world.tag.tint == .negative)
    world.test.press(.home)
    #expect(world.tag.tint == .standard)
    world.test.press("4")
    #expect(world.tag.tint == .positive)
    world.test.press("0", "7")
    #expect(world.tag.tint == .positive)
    #expect(world.test.screen.contains("Good"))
  }

  @Test func `an arrow key at the edge moves the focus`() throws {
    let world = try World()
    world.test.press(.end)
    #expect(world.chooser.isFocused)
    world.test.press(.down)
    #expect(!world.chooser.isFocused)
    #expect(world.tag.tint == .negative)
  }

  @Test func `keys with modifiers are left to the app`() throws {
    let world = try World()
    world.test.press("Ctrl-E", "Alt-4")
    #expect(world.tag.tint == .standard)
  }

  @Test func `the left arrow chooses the next swatch from right to left`() throws {
    let world = try World(direction: .rightToLeft)
    world.test.press("2", .left)
    #expect(world.tag.tint == .secondary)
    world.test.press(.right)
    #expect(world.tag.tint == .accent)
  }

  @Test func `actions choose by index, name and step`() throws {
    let world = try World()
    world.test.perform(.setValue(.int(5)), on: world.chooser)
    #expect(world.tag.tint == .negative)
    world.test.perform(.setValue(.string("Quiet")), on: world.chooser)
    #expect(world.tag.tint == .secondary)
    world.test.perform(.step(2), on: world.chooser)
    #expect(world.tag.tint == .warning)
    world.test.perform(.step(.min), on: world.chooser)
    #expect(world.tag.tint == .standard)
    world.test.perform(.step(.max), on: world.chooser)
    #expect(world.tag.tint == .negative)
  }

  @Test func `actions without a matching swatch are refused`() throws {
    let world = try World()
    #expect(try !world.chooser.handle(.action(.setValue(.int(6)))))
    #expect(try !world.chooser.handle(.action(.setValue(.string("Pink")))))
    #expect(try !world.chooser.handle(.action(.submit)))
    #expect(world.tag.tint == .standard)
  }

  @Test func `a screen reader reads its name and value`() throws {
    let world = try World()
    let node = try #require(find("Color", in: world.test.application.window.semantics))
    #expect(node.role == .custom("color chooser"))
    #expect(node.value == "Plain, 1 of 6")
  }

  @Test func `a saved screen restores its swatch`() throws {
    let chooser = TintChooser()
    chooser.value = .warning
    let other = TintChooser()
    other.restore(try #require(chooser.savedState))
    #expect(other.value == .warning)
  }

  @Test(arguments: [SavedState.Value.string("Pink"), .int(2), .null, .list([])])
  func `a saved value that does not fit changes nothing`(saved: SavedState.Value) {
    let chooser = TintChooser()
    chooser.value = .accent
    chooser.restore(saved)
    #expect(chooser.value == .accent)
  }

  @Test func `a value without a swatch changes nothing`() {
    let chooser = TintChooser([Swatch("Good", .positive), Swatch("Danger", .negative)])
    chooser.value = .negative
    chooser.value = .warning
    #expect(chooser.value == .negative)
  }

  @Test func `setting the value in code makes no call`() throws {
    let world = try World()
    world.chooser.value = .warning
    #expect(world.tag.tint == .standard)
  }

  @Test func `a disabled chooser ignores the user`() throws {
    let world = try World()
    world.test.press(.button, named: "Lock")
    #expect(!world.chooser.isEnabled)
    world.test.press(.right, .end)
    world.test.click(world.chooser)
    #expect(try !world.chooser.handle(.action(.setValue(.int(3)))))
    #expect(world.tag.tint == .standard)
  }

  @Test func `the chosen swatch is restored with the app`() throws {
    let keeper = MemoryKeeper()
    let world = try World(keeper: keeper)
    world.test.press("5")
    world.test.send(.application(.enterBackground))
    let again = try World(keeper: keeper)
    #expect(again.chooser.value == .warning)
    #expect(again.tag.tint == .warning)
  }

  @Test func `a chooser with an id is saved with its screen`() throws {
    func launch(_ keeper: MemoryKeeper) throws -> (ScreenTest, TintChooser) {
      let test = ScreenTest(PlainScreen(), keeper: keeper)
      return (test, try #require(test.view("plain", as: TintChooser.self)))
    }
    let keeper = MemoryKeeper()
    let (test, chooser) = try launch(keeper)
    test.perform(.setValue(.string("Good")), on: chooser)
    test.send(.application(.enterBackground))
    #expect(try launch(keeper).1.value == .positive)
  }

  @Test func `the button of the form applies the swatch`() throws {
    let world = try World()
    #expect(world.test.screen.contains("A tag without a color"))
    world.test.press("5")
    world.test.press(.button, named: "Apply")
    #expect(world.tag.applied == .warning)
    #expect(world.test.screen.contains("A tag with a color"))
  }
}

/// A screen with a chooser and no model.
private final class PlainScreen: Controller {
  override func makeView() -> View {
    let chooser = TintChooser()
    chooser.id = "plain"
    return chooser
  }
}
