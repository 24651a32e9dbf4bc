public import ScreenKitCore

/// Null navigation: one controller decides which of its views is shown.
///
/// No screen is created or destroyed, so there are no lifecycle calls.
public final class NullExample: Controller {
  private let question = Column(spacing: 1) {}
  private let answer = Label("42")
  private let turn = Button("Turn over")

  /// Creates the screen.
  public override init() {
    super.init()
    title = "Card"
  }

  // MARK: Interface

  public override func makeView() -> View {
    question.id = "question"
    answer.id = "answer"
    question.add(Label("What is six times seven?"))
    return Column(spacing: 1) {
      question
      answer
      turn
    }
  }

  public override func connect() {
    connect(turn, to: NullExample.turnOver)
    command("Turn over", "t", to: NullExample.turnOver)
  }

  public override func refresh() { show(isAnswer: false) }

  // MARK: Logic

  private func turnOver() { show(isAnswer: answer.isHidden) }

  private func show(isAnswer: Bool) {
    (answer.isHidden, question.isHidden) = (!isAnswer, isAnswer)
  }
}
