import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Color field", .leakFree)
struct ColorFieldTests {
  private static let orange = TextColor(red: 255, green: 128, blue: 0)

  private final class Screen: Controller {
    let color = ColorField(words: ["clear"])
    let other = Button("Other")
    let log = Log<String>()

    override func makeView() -> View {
      color.id = "color"
      color.accessibleName = "Ground"
      return Column(spacing: 1) {
        color
        other
      }
    }

    override func connect() {
      connect(color) { $0.log.write($1?.hex ?? "none") }
    }
  }

  private func show(
    _ keeper: MemoryKeeper = MemoryKeeper(), strings: Strings = Strings()
  ) -> (Screen, ScreenTest) {
    let screen = Screen()
    return (screen, ScreenTest(screen, keeper: keeper, strings: strings))
  }

  private func palette(_ test: ScreenTest) throws -> ColorPalette {
    try #require(
      test.application.window.popup?.backend.first { $0 is ColorPalette } as? ColorPalette)
  }

  @Test func `typing gives the colour once it has six digits`() {
    let (screen, test) = show()
    test.type("#FF800")
    #expect(screen.log.isEmpty && screen.color.field.message == nil)
    test.type("0")
    #expect(screen.log.entries == ["ff8000"] && screen.color.value == ColorFieldTests.orange)
    test.press(KeyPress(.enter))
    #expect(screen.color.text == "ff8000" && screen.log.entries.count == 1)
    test.type("x")
    #expect(screen.color.value == nil && screen.log.entries.last == "none")
    #expect(screen.color.field.message == "must be six hexadecimal digits, such as ff8800")
  }

  @Test func `an incomplete text is an error only at the end`() {
    let (screen, test) = show()
    test.type("ff8")
    #expect(screen.color.field.message == nil)
    #expect(screen.color.validate() != nil)
    test.type("g")
    #expect(screen.color.field.message != nil)
  }

  @Test func `a word is accepted, and offered by a button`() throws {
    let (screen, test) = show()
    test.type("cle")
    #expect(screen.color.validate() != nil)
    test.press(KeyPress(.down))
    test.press(.button, named: "clear")
    #expect(screen.color.text == "clear" && screen.color.value == nil && !screen.color.isOpen)
    #expect(screen.color.validate() == nil)
  }

  @Test func `keys of the palette choose a colour and close it`() throws {
    let (screen, test) = show()
    screen.color.value = TextColor(hex: "800000")
    test.press(KeyPress(.down))
    #expect(try palette(test).isFocused && palette(test).highlighted.hex == "800000")
    #expect(test.screen.contains("800000  dark red"))
    test.press(KeyPress(.down), KeyPress(.right))
    #expect(screen.log.isEmpty && test.screen.contains("ff8000  orange"))
    test.press(KeyPress(.enter))
    #expect(screen.log.entries == ["ff8000"])
    #expect(!screen.color.isOpen && screen.color.field.isFocused)
  }

  @Test func `each key of the palette moves by its distance`() throws {
    let palette = ColorPalette(value: TextColor(hex: "008000"))
    for (key, hex) in [
      (Key.home, "800000"), (.end, "800060"), (.right, "ff0000"), (.left, "800060"),
      (.up, "ffffff"), (.up, "ffffff"), (.home, "000000"), (.left, "000000"),
    ] {
      #expect(try palette.handle(.key(KeyPress(key))))
      #expect(palette.highlighted.hex == hex, "\(key)")
    }
    #expect(try palette.handle(.action(.step(.max))) && palette.highlighted.hex == "ffa0e0")
    #expect(try palette.handle(.action(.step(.min))) && palette.highlighted.hex == "000000")
  }

  @Test func `keys left and right follow a layout from right to left`() throws {
    var strings = Strings()
    strings.direction = .rightToLeft
    let (_, test) = show(strings: strings)
    test.press(KeyPress(.down), KeyPress(.left))
    #expect(try palette(test).highlighted.hex == "202020")
  }

  @Test func `a click on a colour chooses it`() throws {
    let (screen, test) = show()
    test.click(screen.color.accessories[1])
    let swatch = try #require(
      test.application.window.popup?.backend.first { ($0 as? ColorSwatch)?.color?.hex == "0040ff" })
    test.click(swatch)
    #expect(screen.log.entries == ["0040ff"] && !screen.color.isOpen)
    test.click(screen.color.accessories[0])
    #expect(screen.color.isOpen)
  }

  @Test func `sliders mix a colour while the palette is open`() throws {
    let (screen, test) = show()
    test.press(KeyPress(.down), KeyPress(.tab), KeyPress(.end))
    #expect(screen.log.entries == ["ff0000"] && screen.color.isOpen)
    test.press(KeyPress(.tab), KeyPress(.right), KeyPress(.tab), KeyPress(.right))
    #expect(screen.log.entries == ["ff0000", "ff0100", "ff0101"])
    test.press(KeyPress(.escape))
    #expect(!screen.color.isOpen && screen.color.field.isFocused)
    test.press(KeyPress("z", .control))
    #expect(screen.color.text == "ff0100")
  }

  @Test func `actions work without keys`() throws {
    let (screen, test) = show()
    let target = try #require(test.application.window.target(of: screen.color))
    test.send(.action(.setValue(.string("#0040FF")), on: target))
    #expect(screen.log.entries == ["0040ff"])
    test.send(.action(.press, on: target))
    let inside = try #require(test.application.window.target(of: try palette(test)))
    test.send(.action(.setValue(.string("ff8000")), on: inside))
    #expect(screen.log.entries.last == "ff8000" && !screen.color.isOpen)
  }

  @Test func `the saved text is restored, even if it is no colour`() {
    let keeper = MemoryKeeper()
    let (_, test) = show(keeper)
    test.type("ff80")
    test.send(.application(.enterBackground))
    let (again, _) = show(keeper)
    #expect(again.color.text == "ff80" && again.log.isEmpty)
    #expect(again.color.field.message != nil)
    again.color.restore(.int(3))
    #expect(again.color.text == "ff80")
  }

  @Test func `a disabled one opens nothing and keeps its colour`() throws {
    let (screen, test) = show()
    screen.color.value = ColorFieldTests.orange
    screen.color.isEnabled = false
    screen.color.open()
    test.click(screen.color.accessories[1])
    #expect(!screen.color.isOpen && screen.color.value == ColorFieldTests.orange)
    #expect(try !screen.color.handle(.key(KeyPress(.down))))
  }

  @Test func `screen readers announce the colour by name and digits`() throws {
    let (screen, test) = show()
    screen.color.value = ColorFieldTests.orange
    let node = test.application.window.semantics.children.first
    #expect(node?.role == .colorField && node?.name == "Ground")
    #expect(screen.color.accessibleValue == "ff8000, orange")
    test.press(KeyPress(.down))
    #expect(try palette(test).accessibleValue == "orange, ff8000, selected")
  }

  @Test(arguments: [
    ("000000", "black"), ("ffffff", "white"), ("808080", "gray"), ("404040", "dark gray"),
    ("c0c0c0", "light gray"), ("ff0000", "red"), ("800000", "dark red"), ("804000", "brown"),
    ("ffff00", "yellow"), ("00ff00", "green"), ("008080", "dark teal"), ("0000ff", "blue"),
    ("a0c0ff", "light blue"), ("8000ff", "purple"), ("ff00a0", "pink"),
  ])
  func `a colour has its usual name`(hex: String, name: String) throws {
    let swatch = ColorPalette([try #require(TextColor(hex: hex))])
    #expect(swatch.accessibleValue == "\(name), \(hex)")
  }

  @Test func `every colour has a name`() {
    for value in stride(from: 0, through: 0xFF_FFFF, by: 4_099) {
      let color = TextColor(
        red: UInt8(value >> 16), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
      let name = ColorName(color)
      let isGray = color.red == color.green && color.green == color.blue
      #expect(!isGray || [.black, .white, .gray].contains(name.base), "\(color.hex)")
    }
  }
}
