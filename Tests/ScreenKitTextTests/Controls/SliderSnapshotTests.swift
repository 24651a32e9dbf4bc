import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitText
import Testing

@MainActor
@Suite("Snapshots of sliders", .proves("F-054", "F-139"))
struct SliderSnapshotTests {
  @Test(arguments: [
    (Look.Name.terminal, GlyphSet.unicode, ["[●────────]", "[━━━━●────]", "‹━━━━━━━━●›"]),
    (.cupertino, .unicode, [" ●────────", " ━━━━●────", "‹━━━━━━━━●›"]),
    (.material, .unicode, [" ┃────────", " ━━━━┃────", "‹━━━━━━━━┃›"]),
    (.terminal, .ascii, ["[O--------]", "[====O----]", "<========O>"]),
    (.cupertino, .ascii, [" O--------", " ====O----", "<========O>"]),
    (.material, .ascii, [" |--------", " ====|----", "<========|>"]),
  ])
  func `at its start, middle, and at its end with the focus`(
    look: Look.Name, glyphs: GlyphSet, expected: [String]
  ) {
    for (index, value) in [0, 0.5, 1].enumerated() {
      let slider = Slider(value: value)
      let picture = ControlPicture(slider, columns: 11, focused: index == 2, look, glyphs)
      #expect(picture.text == expected[index])
    }
  }

  @Test func `with little space only the track remains`() {
    let rows = (0...5).map { ControlPicture(Slider(value: 1), columns: $0).text }
    #expect(rows == ["", "●", "━●", "[●]", "[━●]", "[━━●]"])
  }

  @Test(arguments: Look.Name.allCases)
  func `the focused thumb is reversed, and a disabled slider dim`(look: Look.Name) {
    let slider = Slider(value: 0.5)
    let picture = ControlPicture(slider, focused: true, look)
    #expect(picture.attributes().contains(.reverse) == (look == .terminal))
    picture.stage.change { slider.isEnabled = false }
    #expect(Set(picture.attributes()) == [.dim])
  }

  @Test func `it is twenty columns wide by default`() {
    let slider = Slider()
    let picture = ControlPicture(
      Row {
        slider; Label("!")
      }, columns: 40)
    #expect(picture.text == "[●─────────────────]!")
    picture.stage.change { slider.layout.flex = 1 }
    #expect(picture.text.count == 40)
  }

  @Test func `a press moves the thumb, and dragging follows`() {
    let slider = Slider(0...8, step: 1)
    slider.layout.padding = .init(horizontal: 2)
    let picture = ControlPicture(slider, columns: 15)
    let application = picture.stage.application
    for column in 3...11 {
      picture.click(column: column)
      #expect(slider.value == Double(column - 3))
      #expect(
        picture.text.firstIndex(of: "●").map {
          picture.text.distance(from: picture.text.startIndex, to: $0)
        } == column)
    }
    application.dispatch(.pointer(PointerEvent(.down(.left), at: SurfacePoint(x: 7, y: 1))))
    application.dispatch(.pointer(PointerEvent(.drag(.left), at: SurfacePoint(x: 5, y: 4))))
    #expect(slider.value == 2)
    application.dispatch(.pointer(PointerEvent(.drag(.left), at: SurfacePoint(x: 99, y: 0))))
    application.dispatch(.pointer(PointerEvent(.up(.left), at: SurfacePoint(x: 99, y: 0))))
    #expect(slider.value == 8)
  }

  @Test func `the wheel moves it only while it is focused`() {
    let slider = Slider(0...8, step: 1)
    let picture = ControlPicture(slider)
    let up = Event.pointer(PointerEvent(.scroll(x: 0, y: -1), at: SurfacePoint(x: 3, y: 1)))
    picture.stage.application.dispatch(up)
    #expect(slider.value == 0)
    picture.stage.change { picture.stage.application.focus.move(to: slider) }
    picture.stage.application.dispatch(up)
    #expect(slider.value == 1)
  }
}
