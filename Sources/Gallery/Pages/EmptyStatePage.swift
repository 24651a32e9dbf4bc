import ScreenKitCore

final class EmptyStatePage: Page {
  private let nothing = EmptyState("There are no messages today.", button: "Look again")
  private let failure = EmptyState(
    "The server cannot be reached. Check your connection.", picture: .failure, button: "Try again")

  override func makeView() -> View {
    (nothing.button.id, failure.button.id) = ("look", "retry")
    (nothing.layout.flex, failure.layout.flex) = (1, 1)
    return Column(cross: .fill) { [nothing, failure] }
  }

  override func connect() {
    connect(nothing.button, to: EmptyStatePage.checkMail)
    connect(failure.button, to: EmptyStatePage.retry)
  }

  private func checkMail() { log.record("Still no messages") }
  private func retry() { log.record("The server was asked again") }
}
