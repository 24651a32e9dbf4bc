import ScreenKitCore
import ScreenKitNav
import Testing

/// A rule of the lifecycle contract in one situation: an action, and the calls that follow.
struct ContractRow: Sendable, CustomTestStringConvertible {
  typealias Step = @MainActor @Sendable (World) -> Void

  let rule: String
  let situation: String
  /// The settings in which the rule holds; all by default.
  var settings = World.Setting.allCases
  /// The preparation of the test.
  var given: Step = { _ in }
  let when: Step
  /// The expected calls, in order.
  let then: [String]
  /// Whether the calls of navigators are checked as well.
  var countsNavigators = false

  var testDescription: String { "\(rule): \(situation)" }

  init(
    _ rule: String, _ situation: String, in settings: [World.Setting] = World.Setting.allCases,
    navigators: Bool = false, given: @escaping Step = { _ in }, when: @escaping Step,
    then: [String]
  ) {
    (self.rule, self.situation, self.settings) = (rule, situation, settings)
    (self.given, self.when, self.then) = (given, when, then)
    countsNavigators = navigators
  }
}

extension World {
  /// Runs `body` within the call, the first time only.
  func once(in call: String, _ body: @escaping @MainActor (PageScreen) -> Void) {
    script.actions[call] = { [unowned self] screen in
      script.actions[call] = nil
      body(screen)
    }
  }

  /// Records calls that are not lifecycle steps.
  func note(_ calls: String...) {
    for call in calls { script.actions[call] = { [log] _ in log.note(call) } }
  }

  /// Records the results that page 1 receives, where it is created.
  func noteAnswers(of title: String = "1") {
    script.actions["\(title).create"] = { [log] screen in
      screen.onResult(of: Question.self) { screen, answer in
        log.note("\(screen.title).answer \(answer.map { "\($0)" } ?? "none")")
      }
    }
  }

  /// Shows page 1, which opens question 5.
  func ask() {
    noteAnswers()
    push(1)
    page("1")?.push(Question(number: 5), to: .insideTab)
  }

  var presenter: CompositeNavigator? { application.root as? CompositeNavigator }
}
