import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// A check that every name of a theme has a visible effect.
@MainActor
@Suite("Effects of a theme", .leakFree, .proves("F-139"))
struct ThemeUseTests {
  /// Draws all parts of a look, scrolled to its beginning and to its end, with and without the
  /// focus.
  private func forEachSnapshot(in look: Look, _ body: (ScreenSnapshot) -> Void) {
    for view in views {
      let stage = Stage(
        view, columns: 30, rows: 9, options: TextOptions(look: look))
      body(stage.surface.snapshot)
      for key in [Key.end, .tab, .tab, .down] {
        stage.application.dispatch(.key(KeyPress(key)))
        body(stage.surface.snapshot)
      }
    }
  }

  private var views: [View] {
    let tinted = ViewStyle.Tint.allCases.map { tint in
      let label = Label("\(tint) and so much more that it must be cut off")
      label.style.tint = tint
      return label
    }
    let bar = NavigationBar()
    bar.show("Title", NavigationItem(), backTitle: "Back")
    let masked = TextField(text: "secret")
    masked.isMasked = true
    let list = DocumentView(Document(markdown: "- an item"))
    let on = [
      Toggle("on", value: true), Checkbox("on", value: true), RadioGroup(["a", "b"], value: 0),
    ]
    return [
      Column { tinted }, bar, masked, list, Column { on }, Panel(Box("Title", Label("text"))),
    ]
      + Block.allCases.map { $0.make() }
      + [.scroll, .list].map { (block: Block) in block.make(.huge) }
  }

  @Test(arguments: Look.Name.allCases)
  func `each colour is visible`(name: Look.Name) throws {
    let names = Theme.Role.names.keys.sorted()
    let colors = names.indices.map { LookColor.rgb(1, 2, UInt8(3 + $0)) }
    let members = names.indices.map { "\"\(names[$0])\": \"#0102\(Self.hexadecimal(3 + $0))\"" }
    let file = try ThemeFile(
      "{\"dark\": {\(members.joined(separator: ", "))}}", file: "theme.json")
    let look = Look.named(name)
    look.apply(file.theme)
    var seen: Set<LookColor> = []
    forEachSnapshot(in: look) { picture in
      for style in (0..<picture.size.rows).flatMap({ picture.runs(row: $0).map(\.style) }) {
        seen.formUnion([style.foreground, style.background])
      }
    }
    for (name, color) in zip(names, colors) { #expect(seen.contains(color), "\(name)") }
  }

  private static func hexadecimal(_ number: Int) -> String {
    (number < 16 ? "0" : "") + String(number, radix: 16)
  }

  @Test func `each character is visible in some look`() throws {
    let marks = Dictionary(
      uniqueKeysWithValues: GlyphSet.paths.keys.sorted().enumerated().map { index, name in
        // The letters are of a script that no other text here uses.
        (name, Character(Unicode.Scalar(UInt32(0x2D30 + index)) ?? "?"))
      })
    let members = marks.map { name, mark in
      let isWide = ["box", "tickedBox", "circle", "chosenCircle"].contains(name)
      return "\"\(name)\": \"\(isWide ? "\(mark)  " : "\(mark)")\""
    }
    let file = try ThemeFile("{\"glyphs\": {\(members.joined(separator: ","))}}", file: "t.json")
    var seen: Set<Character> = []
    for name in Look.Name.allCases {
      let look = Look.named(name)
      look.apply(file.theme)
      forEachSnapshot(in: look) { seen.formUnion($0.text) }
    }
    #expect(marks.filter { !seen.contains($0.value) }.keys.sorted() == [])
  }
}
