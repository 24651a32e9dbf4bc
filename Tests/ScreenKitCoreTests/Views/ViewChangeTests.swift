import ScreenKitCore
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("View changes")
struct ViewChangeTests {
  @Test func `switching a view off or restyling it changes its appearance`() {
    let view = View()
    let backing = RecordingBacking(view)
    view.isEnabled = false
    view.style.tint = .accent
    view.style = ViewStyle(tint: .accent, emphasis: .strong)
    #expect(backing.take() == [.appearance, .appearance, .appearance])
  }

  @Test func `hiding a view or new constraints affect its parent too`() {
    let parent = View()
    let child = View()
    parent.add(child)
    let backings = (RecordingBacking(parent), RecordingBacking(child))
    child.isHidden = true
    child.layout.width = .fixed(3)
    #expect(backings.0.take() == [.structure, .structure])
    #expect(backings.1.take() == [.structure, .structure])
  }

  @Test func `added and removed children change both parents' structure`() {
    let (first, second, child) = (View(), View(), View())
    let backings = (RecordingBacking(first), RecordingBacking(second))
    first.add(child)
    second.add(child)
    #expect(backings.0.take() == [.structure, .structure])
    #expect(backings.1.take() == [.structure])
    child.removeFromParent()
    #expect(backings.1.take() == [.structure])
  }

  @Test(.proves("F-034"))
  func `a label's text affects its size, its alignment only appearance`() {
    let label = Label("a")
    let backing = RecordingBacking(label)
    label.text = "b"
    label.wraps = true
    label.lineLimit = 2
    label.alignment = .center
    #expect(backing.take() == [.content, .content, .content, .appearance])
  }

  @Test(.proves("F-056"))
  func `exchanging a picture affects only the appearance`() {
    let view = ImageView([picture("small"), picture("large")])
    let backing = RecordingBacking(view)
    view.shown = 1
    #expect(backing.take() == [.appearance])
    #expect(view.shown == 1)
  }

  @Test func `constraints of a stack or overlay change their structure`() {
    let column = Column {}
    let overlay = Overlay()
    let backings = (RecordingBacking(column), RecordingBacking(overlay))
    (column.spacing, column.main, column.cross) = (1, .center, .trailing)
    overlay.alignment = .center
    #expect(backings.0.take() == [.structure, .structure, .structure])
    #expect(backings.1.take() == [.structure])
  }

  @Test func `setting the present value reports nothing`() {
    let label = Label("a")
    let image = ImageView([picture("only")])
    let button = Button("press")
    let backings = [label, image, button].map(RecordingBacking.init)
    (label.text, label.wraps, label.lineLimit, label.alignment) = ("a", false, nil, .leading)
    image.shown = 0
    button.title = "press"
    (button.isEnabled, button.isHidden) = (true, false)
    (button.style, button.layout) = (ViewStyle(), LayoutConstraints())
    #expect(backings.allSatisfy { $0.changes.isEmpty })
  }

  @Test func `each change includes the ones before it`() {
    #expect(ViewChange.appearance < .content)
    #expect(ViewChange.content < .structure)
  }

  @Test func `a missing picture is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = ImageView([Picture([.init(.ascii, "x")])])
        view.shown = 1
      }
    }
  }

  @Test func `pictures need the same number of editions`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = ImageView([Picture([.init(.ascii, "x")]), Picture([])])
      }
    }
  }

  private func picture(_ text: String) -> Picture { Picture([.init(.ascii, text)]) }
}
