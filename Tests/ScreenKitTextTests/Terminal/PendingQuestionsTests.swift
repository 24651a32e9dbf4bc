import ScreenKitCore
@testable import ScreenKitText
import Testing

@Suite struct PendingQuestionsTests {
  private let start = ClockInstant()

  @Test func `nothing is expected before a request`() {
    #expect(PendingQuestions().isEmpty(at: start))
  }

  @Test func `the attributes end a request`() {
    var questions = PendingQuestions()
    questions.ask(at: start)
    #expect(!questions.isEmpty(at: start))
    let isLast = questions.answer()
    #expect(isLast)
    #expect(questions.isEmpty(at: start))
  }

  @Test func `each of two requests has a separate end`() {
    var questions = PendingQuestions()
    questions.ask(at: start)
    questions.ask(at: start)
    let isFirst = questions.answer()
    #expect(!isFirst)
    #expect(!questions.isEmpty(at: start))
    let isLast = questions.answer()
    #expect(isLast)
  }

  @Test func `a silent terminal is given up`() {
    var questions = PendingQuestions()
    questions.ask(at: start)
    #expect(!questions.isEmpty(at: start + PendingQuestions.timeout))
    let late = start + PendingQuestions.timeout + .milliseconds(1)
    #expect(questions.isEmpty(at: late))
    questions.ask(at: late)
    let isLast = questions.answer()
    #expect(isLast)
  }
}
