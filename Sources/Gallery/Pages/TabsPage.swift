import ScreenKitCore

/// A page with a tab frame; an app with screens as tabs uses a `TabNavigator`.
final class TabsPage: Page {
  private let bar = TabBar(["Day", "Night"])
  private lazy var tabs = TabFrame(bar: bar)
  private let day = Button("Rise")
  private let night = Button("Sleep")

  override func makeView() -> View {
    (bar.id, bar.accessibleName, day.id, night.id) = ("bar", "Parts of a day", "rise", "sleep")
    bar.show(
      [TabLabel("Day", icon: .sign("○")), TabLabel("Night", icon: .sign("●"))], selected: 0)
    tabs.content = day
    return tabs
  }

  override func connect() {
    connect(bar, to: TabsPage.selectRequested)
    command("Day", "1", to: TabsPage.showDay)
    command("Night", "2", to: TabsPage.showNight)
    connect(day, to: TabsPage.rise)
    connect(night, to: TabsPage.sleep)
  }

  private func selectRequested() { select(bar.requested) }
  private func showDay() { select(0) }
  private func showNight() { select(1) }

  private func select(_ index: Int) {
    bar.select(index)
    tabs.content = index == 0 ? day : night
    log.record("\(bar.titles[index]) is selected")
  }

  private func rise() { log.record("Good morning") }
  private func sleep() { log.record("Good night") }
}
