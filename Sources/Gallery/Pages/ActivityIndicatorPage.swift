import ScreenKitCore

final class ActivityIndicatorPage: Page {
  private let indicator = ActivityIndicator(isAnimating: false)
  private let answer = Label("No answer yet")
  private let ask = Button("Ask the server")

  override func makeView() -> View {
    (indicator.id, answer.id, ask.id) = ("indicator", "answer", "ask")
    indicator.accessibleName = "Asking"
    return Scroll(
      Column(spacing: 1) {
        ask
        Row(spacing: 1) {
          indicator
          answer
        }
      })
  }

  override func connect() { connect(ask, to: ActivityIndicatorPage.askServer) }

  private func askServer() {
    indicator.isAnimating = true
    ask.isEnabled = false
    answer.text = "Asking"
    log.record("The server was asked")
    after(.seconds(2), while: .lifetime) { $0.takeAnswer() }
  }

  private func takeAnswer() {
    indicator.isAnimating = false
    ask.isEnabled = true
    answer.text = "All is well"
    log.record("The server answered")
  }
}
