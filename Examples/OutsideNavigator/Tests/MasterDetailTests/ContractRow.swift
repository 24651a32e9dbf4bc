import MasterDetail
import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting
import Testing

/// A rule of the lifecycle contract in one situation: an action, and the calls that follow.
struct ContractRow: Sendable, CustomTestStringConvertible {
  typealias Step = @MainActor @Sendable (World) -> Void

  let rule: String
  let situation: String
  let widths: [World.Width]
  let given: Step
  let when: Step
  /// The expected calls, in order.
  let then: [String]

  var testDescription: String { "\(rule): \(situation)" }

  init(
    _ rule: String, _ situation: String, in widths: [World.Width] = World.Width.allCases,
    given: @escaping Step = { _ in }, when: @escaping Step, then: [String]
  ) {
    (self.rule, self.situation, self.widths) = (rule, situation, widths)
    (self.given, self.when, self.then) = (given, when, then)
  }

  static let all: [ContractRow] = [
    ContractRow(
      "R1", "the front screen pauses before it is destroyed at the end",
      given: { $0.show(1) }, when: { $0.test.terminate() },
      then: ["1.pause", "1.destroy", "master.destroy"]),
    ContractRow(
      "R2", "a detail that replaces another",
      given: { $0.show(1) }, when: { $0.show(2) },
      then: ["1.pause", "2.create", "2.appear", "1.destroy"]),
    ContractRow(
      "R2", "a detail over another", given: { $0.show(1) }, when: { $0.push(2) },
      then: ["1.pause", "2.create", "2.appear"]),
    ContractRow(
      "R3", "a refused change calls nothing",
      given: {
        $0.show(1)
        $0.page("1")?.answer = .no
      }, when: { $0.show(2) }, then: []),
    ContractRow(
      "R4", "the master pauses when a detail comes to the front",
      when: { $0.show(1) }, then: ["master.pause", "1.create", "1.appear"]),
    ContractRow(
      "R4", "the side with the focus is in front", in: [.wide],
      given: { $0.show(1) }, when: { $0.master?.takeFocus() },
      then: ["1.pause", "master.appear"]),
    ContractRow(
      "R4", "a screen that becomes visible again beside the front one is not called",
      in: [.narrow], given: { $0.show(1) }, when: { $0.resize(to: .wide) }, then: []),
    ContractRow(
      "R4", "the window becomes too narrow for a visible screen", in: [.wide],
      given: { $0.show(1) }, when: { $0.resize(to: .narrow) }, then: []),
    ContractRow(
      "R5", "details that are skipped over are only destroyed, from the top",
      given: {
        $0.show(1)
        $0.push(2)
        $0.push(3)
      }, when: { $0.show(4) },
      then: ["3.pause", "4.create", "4.appear", "3.destroy", "2.destroy", "1.destroy"]),
    ContractRow(
      "R6", "only the top detail of a link is created",
      when: { $0.test.application.open(link: "pages://page/1/question") },
      then: ["master.pause", "question 1.create", "question 1.appear"]),
    ContractRow(
      "R6", "a detail below is created when it is first visible",
      given: { $0.test.application.open(link: "pages://page/1/question") },
      when: { $0.test.application.goBack() },
      then: ["question 1.pause", "1.create", "1.appear", "question 1.destroy"]),
    ContractRow(
      "R7", "methods within a call wait, first in, first out",
      given: { world in
        world.once(in: "1.create") { [unowned world] _ in
          world.push(2)
          world.push(3)
        }
      }, when: { $0.show(1) },
      then: [
        "master.pause", "1.create", "1.appear", "1.pause", "2.create", "2.appear", "2.pause",
        "3.create", "3.appear",
      ]),
    ContractRow(
      "R7", "a screen that closes itself in its own create never appears",
      given: { $0.once(in: "1.create") { $0.close() } }, when: { $0.show(1) },
      then: ["master.pause", "1.create", "master.appear", "1.destroy"]),
    ContractRow(
      "R8", "Back removes the only detail where it covers the master", in: [.narrow],
      given: { $0.show(1) }, when: { $0.test.application.goBack() },
      then: ["1.pause", "master.appear", "1.destroy"]),
    ContractRow(
      "R8", "Back keeps the only detail beside the master", in: [.wide],
      given: { $0.show(1) }, when: { $0.test.application.goBack() }, then: []),
    ContractRow(
      "R9", "one veto keeps all details",
      given: {
        $0.show(1)
        $0.push(2)
        $0.page("1")?.answer = .no
      }, when: { $0.show(3) }, then: []),
    ContractRow(
      "R10", "a result comes before the screen that asked appears",
      given: { world in
        world.show(1)
        world.page("1")?.pushDetail(Question(number: 5))
        world.once(in: "1.appear") { [unowned world] _ in
          if world.script.results != ["1 7"] { world.check.fail("R10: \(world.script.results)") }
        }
      }, when: { $0.front?.finish(Question.self, with: 7) },
      then: ["question 5.pause", "1.appear", "question 5.destroy"]),
    ContractRow(
      "R11", "the state is saved in the background, and nothing is destroyed",
      given: { $0.show(1) }, when: { $0.background() }, then: ["1.pause"]),
    ContractRow(
      "R13", "a hidden detail is evicted, and comes back from its saved state",
      given: {
        $0.show(1)
        $0.push(2)
        $0.lowMemory()
        $0.lowMemory()
        _ = $0.calls
      }, when: { $0.test.application.goBack() },
      then: ["2.pause", "1.create", "1.appear", "2.destroy"]),
  ]
}
