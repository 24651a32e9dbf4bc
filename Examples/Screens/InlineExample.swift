public import ScreenKitCore

/// A question below the shell's prompt: a few rows, which stay after the answer.
///
/// The screen does not decide where it is shown: the app sets `placement`, or the user `--inline
/// 5`.
public final class InlineExample: Controller {
  private let question = Label("What shall it be?")
  private let answers = List(["Tea", "Coffee", "Water"], id: { $0 }, text: { $0 })
  private let answer = Label()

  // MARK: Interface

  public override func makeView() -> View {
    answers.layout.flex = 1
    return Column(cross: .fill) {
      question
      answers
      answer
    }
  }

  public override func connect() {
    connect(answers, to: InlineExample.take)
  }

  // MARK: Logic

  private func take(_ drink: String) {
    answer.text = "\(drink) it is."
    application?.quit()
  }
}
