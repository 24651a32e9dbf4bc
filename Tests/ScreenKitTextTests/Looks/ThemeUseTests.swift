import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Checks that every name of a theme has a visible effect.
@MainActor
@Suite("What a theme changes", .leakFree, .proves("F-139"))
struct ThemeUseTests {
  /// Draws everything of a look, scrolled to its beginning and to its end, with and without the
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

  @Test(arguments: Theme.Role.names.keys.sorted())
  func `each colour is seen`(name: String) throws {
    let color = LookColor.rgb(1, 2, 3)
    let file = try ThemeFile("{\"dark\": {\"\(name)\": \"#010203\"}}", file: "theme.json")
    for name in Look.Name.allCases {
      let look = Look.named(name)
      look.apply(file.theme)
      var isSeen = false
      forEachSnapshot(in: look) { picture in
        for row in 0..<picture.size.rows {
          let styles = picture.runs(row: row).map(\.style)
          if styles.contains(where: { $0.foreground == color || $0.background == color }) {
            isSeen = true
          }
        }
      }
      #expect(isSeen, "\(name)")
    }
  }

  @Test func `each character is seen in some look`() throws {
    let marks = Dictionary(
      uniqueKeysWithValues: GlyphSet.paths.keys.sorted().enumerated().map { index, name in
        // Letters of a script that nothing else here uses.
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
