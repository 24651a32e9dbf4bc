import ScreenKitCore

/// A page with more tabs than fit into the bar, which the wheel, the marks and the page keys
/// scroll.
final class ManyTabsPage: Page {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private let bar = TabBar(ManyTabsPage.months, selected: 4)
  private let text = Label()
  private let reset = Button("Back to January")

  override func makeView() -> View {
    (bar.id, bar.accessibleName, reset.id) = ("bar", "Months", "reset")
    bar.setBadge("2", at: 6)
    let tabs = TabFrame(bar: bar)
    tabs.content = Column(spacing: 1) {
      text
      reset
    }
    show(bar.selected)
    return tabs
  }

  override func connect() {
    connect(bar, to: ManyTabsPage.selectRequested)
    connect(reset, to: ManyTabsPage.goToJanuary)
  }

  private func selectRequested() { select(bar.requested) }
  private func goToJanuary() { select(0) }

  private func select(_ index: Int) {
    bar.select(index)
    show(index)
    log.record("\(bar.titles[index]) is selected")
  }

  private func show(_ index: Int) {
    text.text = "\(bar.titles[index]) is month \(index + 1) of \(bar.titles.count)."
  }
}
