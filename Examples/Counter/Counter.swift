import ScreenKitCore
import ScreenKitText

final class Counter: Model {
  @Observed var count = 0
}

final class CounterScreen: Controller {
  private let counter = Counter()
  private let value = Label()
  private let plus = Button("+1")

  override func makeView() -> View { Column { value; plus } }

  override func connect() {
    connect(plus) { $0.counter.count += 1 }
    observe(counter, \.count) { screen, change in screen.value.text = "\(change.new)" }
  }
}

@main struct CounterApp: TextApp {
  func makeRoot() -> Controller { CounterScreen() }
}
