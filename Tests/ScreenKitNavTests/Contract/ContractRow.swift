import ScreenKitCore
import ScreenKitNav
import Testing

/// A rule of the lifecycle contract in one situation: what is done, and what is called then.
struct ContractRow: Sendable, CustomTestStringConvertible {
  typealias Step = @MainActor @Sendable (World) -> Void

  let rule: String
  let situation: String
  /// Where it holds; everywhere, as a rule.
  var settings = World.Setting.allCases
  /// What is there before.
  var given: Step = { _ in }
  let when: Step
  /// What is called, in order.
  let then: [String]
  /// Whether the calls of navigators are looked at as well.
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
  /// Has the screen called `name` do something within a call, the first time only.
  func once(in call: String, _ body: @escaping @MainActor (PageScreen) -> Void) {
    script.actions[call] = { [unowned self] screen in
      script.actions[call] = nil
      body(screen)
    }
  }

  /// Has calls that are no steps of a life written down as well.
  func note(_ calls: String...) {
    for call in calls { script.actions[call] = { [log] _ in log.note(call) } }
  }

  /// Has the answers that page 1 is given written down, just where it is created.
  func noteAnswers(of title: String = "1") {
    script.actions["\(title).create"] = { [log] screen in
      screen.onResult(of: Question.self) { screen, answer in
        log.note("\(screen.title).answer \(answer.map { "\($0)" } ?? "none")")
      }
    }
  }

  /// Page 1, which asks question 5.
  func ask() {
    noteAnswers()
    push(1)
    page("1")?.push(Question(number: 5), to: .insideTab)
  }

  var presenter: CompositeNavigator? { application.root as? CompositeNavigator }
}
