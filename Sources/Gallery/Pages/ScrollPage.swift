import ScreenKitCore

final class ScrollPage: Page {
  private let text = Label()
  private lazy var scroll = Scroll(text)
  private let end = Button("Go to the end")

  override func makeView() -> View {
    (scroll.id, scroll.accessibleName, end.id) = ("scroll", "A long text", "end")
    text.text = (1...500).map { "Line \($0) of 500" }.joined(separator: "\n")
    let box = Box("Five hundred lines", scroll)
    box.layout.flex = 1
    return Column(spacing: 1, cross: .fill) {
      box
      Row { end }
    }
  }

  override func connect() { connect(end, to: ScrollPage.goToEnd) }

  private func goToEnd() {
    scroll.offset = scroll.contentHeight
    log.record("The first line shown is line \(scroll.offset + 1)")
  }
}
