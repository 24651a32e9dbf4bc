import ScreenKitCore

final class OverlayPage: Page {
  private let cover = Box("In front", Label("This box hides what is behind it."))
  private let uncover = Toggle("Cover", value: true)

  override func makeView() -> View {
    uncover.id = "cover"
    let text = Label(String(repeating: "What is behind goes on and on. ", count: 60))
    text.wraps = true
    let overlay = Overlay(alignment: .center) {
      text
      cover
    }
    overlay.layout.flex = 1
    return Column(spacing: 1, cross: .fill) {
      uncover
      overlay
    }
  }

  override func connect() { connect(uncover, to: OverlayPage.switchCover) }

  override func appear() { cover.isHidden = !uncover.value }

  private func switchCover(_ isOn: Bool) {
    cover.isHidden = !isOn
    log.record(isOn ? "Something is in front" : "Nothing is in front")
  }
}
