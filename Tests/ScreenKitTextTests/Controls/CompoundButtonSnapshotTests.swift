import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitText
import Testing

@MainActor
@Suite("Snapshots of toggles and check boxes", .proves("F-046", "F-047", "F-134", "F-139"))
struct CompoundButtonSnapshotTests {
  private struct Signs: Sendable {
    let look: Look.Name
    let glyphs: GlyphSet
    /// The rows when off, on, and on with the focus.
    let toggle, checkbox: [String]

    init(_ look: Look.Name, _ glyphs: GlyphSet, toggle: [String], checkbox: [String]) {
      (self.look, self.glyphs, self.toggle, self.checkbox) = (look, glyphs, toggle, checkbox)
    }
  }

  private nonisolated static let signs = [
    Signs(
      .terminal, .unicode, toggle: ["[off] Sound", "[on ] Sound", "‹on › Sound"],
      checkbox: ["[ ] Save", "[x] Save", "‹x› Save"]),
    Signs(
      .cupertino, .unicode, toggle: ["Sound   (●─)", "Sound   (━●)", "Sound   ‹━●›"],
      checkbox: ["[ ] Save", "[✓] Save", "‹✓› Save"]),
    Signs(
      .material, .unicode, toggle: ["Sound    ○─", "Sound    ━●", "Sound   ‹━●›"],
      checkbox: [" □  Save", " ■  Save", "‹■› Save"]),
    Signs(
      .terminal, .ascii, toggle: ["[off] Sound", "[on ] Sound", "<on > Sound"],
      checkbox: ["[ ] Save", "[x] Save", "<x> Save"]),
    Signs(
      .cupertino, .ascii, toggle: ["Sound   (O-)", "Sound   (=O)", "Sound   <=O>"],
      checkbox: ["[ ] Save", "[x] Save", "<x> Save"]),
    Signs(
      .material, .ascii, toggle: ["Sound    o-", "Sound    =O", "Sound   <=O>"],
      checkbox: ["[ ] Save", "[x] Save", "<x> Save"]),
  ]

  @Test(arguments: signs)
  private func `off, on, and with the focus`(signs: Signs) {
    for (index, value) in [false, true, true].enumerated() {
      let (toggle, checkbox) = (Toggle("Sound", value: value), Checkbox("Save", value: value))
      for (view, expected) in [(toggle, signs.toggle), (checkbox, signs.checkbox)]
        as [(View, [String])]
      {
        let picture = ControlPicture(
          view, columns: 12, focused: index == 2, signs.look, signs.glyphs)
        #expect(picture.text == expected[index])
      }
    }
  }

  @Test(arguments: Look.Name.allCases)
  func `the focused one is reversed, and a disabled one dim`(look: Look.Name) {
    for view in [Toggle("A", value: true), Checkbox("A", value: true)] {
      let focused = ControlPicture(view, focused: true, look)
      #expect(!focused.attributes().isEmpty)
      let isReversed = look == .terminal
      #expect(focused.attributes().allSatisfy { $0.contains(.reverse) == isReversed })
      view.removeFromParent()
      view.isEnabled = false
      #expect(Set(ControlPicture(view, look).attributes()) == [.dim])
    }
  }

  @Test func `a pressed one looks different`() {
    let picture = ControlPicture(Toggle("Sound"))
    picture.stage.application.dispatch(
      .pointer(PointerEvent(.down(.left), at: SurfacePoint(x: 1, y: 1))))
    #expect(!picture.attributes().isEmpty)
    #expect(picture.attributes().allSatisfy { $0.contains([.bold, .underline]) })
  }

  @Test
  func `a long title ends with an ellipsis, after the sign`() {
    let titles = (0...8).map { columns in
      [Look.Name.terminal, .cupertino].map { look in
        ControlPicture(Toggle("Sound"), columns: columns, look).text
      }
    }
    #expect(
      titles == [
        ["", ""], ["[", "("], ["[o", "(●"], ["[of", "(●─"], ["[off", "(●─)"], ["[off]", " (●─)"],
        ["[off]", "… (●─)"], ["[off] …", "S… (●─)"], ["[off] S…", "So… (●─)"],
      ])
  }

  @Test func `an empty title leaves only the sign`() {
    let row = Row {
      Checkbox(""); Label("!")
    }
    #expect(ControlPicture(row).text == "[ ]!")
  }

  @Test func `a click anywhere changes it and moves the focus`() {
    let toggle = Toggle("Sound")
    let picture = ControlPicture(toggle, .cupertino)
    picture.click(column: 15)
    #expect(toggle.value && toggle.isFocused)
  }
}
