internal import ScreenKitCore

/// The program of ScreenKit's README, with the same screens on another backend.
final class Counter: Model {
  @Observed var count = 0
}

final class CounterScreen: Controller {
  private let counter = Counter()
  private let value = Label()
  private let plus = Button("+1")

  override func makeView() -> View {
    Column {
      value
      plus
    }
  }

  override func connect() {
    connect(plus, to: CounterScreen.increase)
    observe(counter, \.count) { screen, change in screen.value.text = "\(change.new)" }
  }

  private func increase() { counter.count += 1 }
}
