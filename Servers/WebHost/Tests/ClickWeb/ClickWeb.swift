import ScreenKitCore
import WebHost

/// An app with one button that counts clicks and one label that changes each second, for benchmarks.
///
/// `Benchmarks/Web/Peers` has the same app for other frameworks.
@main
struct ClickWeb: WebApp {
  func makeRoot(for visitor: Visitor) -> Controller { ClickScreen() }
}

final class ClickScreen: Controller {
  private let clicks = Label("0")
  private let beats = Label("0 beats")
  private let plus = Button("Click")
  private var clickCount = 0
  private var beatCount = 0

  override func makeView() -> View {
    Column {
      clicks
      plus
      beats
    }
  }

  override func connect() {
    connect(plus) { screen in
      screen.clickCount += 1
      screen.clicks.text = "\(screen.clickCount)"
    }
    every(.seconds(1)) { screen in
      screen.beatCount += 1
      screen.beats.text = "\(screen.beatCount) beats"
    }
  }
}
