import ScreenKitCore

final class PanelPage: Page {
  private let open = Button("Open the panel")
  private let count = Label("Not opened yet")

  override func makeView() -> View {
    (open.id, count.id) = ("open", "count")
    return Column(spacing: 1) {
      open
      count
    }
  }

  override func connect() { connect(open, to: PanelPage.openPanel) }

  /// Opens a panel in front of the page; Escape or a click outside closes it.
  private func openPanel() {
    let panel = ColorPanel { [weak self] color in self?.choose(color) }
    application?.open(panel)
  }

  private func choose(_ color: String) {
    count.text = "The color is \(color)"
    log.record("\(color) was chosen")
  }
}

/// A panel of colours, which closes after a choice.
private final class ColorPanel: Panel {
  init(_ choose: @escaping @MainActor (String) -> Void) {
    let buttons = ["Red", "Green", "Blue"].map { Button($0) }
    super.init(Box("Colors", Row(spacing: 1) { buttons }))
    accessibleName = "Colors"
    for button in buttons {
      button.action = { [unowned self, unowned button] in
        close()
        choose(button.title)
      }
    }
  }
}
