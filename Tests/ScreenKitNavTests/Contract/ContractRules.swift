import ScreenKitCore
import ScreenKitNav

/// The rules R1 to R7.
extension ContractRow {
  static let lives: [ContractRow] = [
    ContractRow(
      "R1", "a life is create, appear and pause in turn, destroy",
      when: {
        $0.push(1)
        $0.push(2)
        $0.stack.pop()
        $0.stack.pop()
      },
      then: [
        "home.pause", "1.create", "1.appear", "1.pause", "2.create", "2.appear", "2.pause",
        "1.appear", "2.destroy", "1.pause", "home.appear", "1.destroy",
      ]),
    ContractRow(
      "R1", "at the end what is in front pauses before it is destroyed, each once",
      given: { $0.push(1) }, when: { $0.application.dispatch(.application(.terminate)) },
      then: ["1.pause", "1.destroy", "home.destroy"]),
    ContractRow(
      "R2", "pause, create, appear, destroy",
      given: { $0.push(1) }, when: { $0.stack.replace(by: Page(number: 2)) },
      then: ["1.pause", "2.create", "2.appear", "1.destroy"]),
    ContractRow(
      "R2", "an answer comes between create and appear",
      given: {
        $0.ask()
        $0.lowMemory()
        $0.lowMemory()
      }, when: { $0.front?.finish(Question.self, with: 7) },
      then: ["question 5.pause", "1.create", "1.answer 7", "1.appear", "question 5.destroy"]),
    ContractRow(
      "R3", "guards are asked before the first call",
      given: {
        $0.push(1)
        $0.note("1.mayLeave")
      }, when: { $0.stack.pop() },
      then: ["1.mayLeave", "1.pause", "home.appear", "1.destroy"]),
    ContractRow(
      "R3", "a refused method calls nothing",
      given: {
        $0.push(1)
        $0.page("1")?.answer = .no
      },
      when: {
        $0.stack.pop()
        $0.stack.set(Page(number: 3))
        $0.stack.replace(by: Page(number: 4))
        try? $0.stack.open([.route(Nowhere())])
      }, then: []),
    ContractRow(
      "R5", "what is skipped over is only destroyed, from the top",
      given: { $0.push(1, 2, 3) }, when: { $0.stack.popToRoot() },
      then: ["3.pause", "home.appear", "3.destroy", "2.destroy", "1.destroy"]),
    ContractRow(
      "R6", "only the top of a whole stack is made",
      when: { $0.stack.set(Page(number: 1), [Page(number: 2), Page(number: 3)]) },
      then: ["home.pause", "3.create", "3.appear", "home.destroy"]),
    ContractRow(
      "R6", "an entry that was never seen is made when it is",
      given: { $0.stack.set(Page(number: 1), [Page(number: 2), Page(number: 3)]) },
      when: { $0.stack.pop() }, then: ["3.pause", "2.create", "2.appear", "3.destroy"]),
    ContractRow(
      "R6", "an entry that was never seen goes without a call",
      given: { $0.stack.set(Page(number: 1), [Page(number: 2), Page(number: 3)]) },
      when: { $0.stack.remove(.route(Page(number: 2))) }, then: []),
  ]

  static let layers: [ContractRow] = [
    ContractRow(
      "R4", "what is partly covered has paused once, whatever comes over that",
      in: [.underModals, .threeDeep],
      when: {
        $0.presenter?.present(Page(number: 1), as: .sheet)
        $0.presenter?.present(Page(number: 2), as: .dialog)
        $0.presenter?.present(Page(number: 3), as: .full)
      },
      then: [
        "home.pause", "1.create", "1.appear", "1.pause", "2.create", "2.appear", "2.pause",
        "3.create", "3.appear",
      ]),
    ContractRow(
      "R4", "what lies below two appears when both are gone",
      in: [.underModals, .threeDeep],
      given: {
        $0.presenter?.present(Page(number: 1), as: .sheet)
        $0.presenter?.present(Page(number: 2), as: .dialog)
      }, when: { $0.presenter?.dismiss(2) },
      then: ["2.pause", "home.appear", "2.destroy", "1.destroy"]),
  ]

  static let queue: [ContractRow] = [
    ContractRow(
      "R7", "methods within a call wait for the end of the transition, first in, first out",
      given: { world in
        world.once(in: "1.create") { [unowned world] _ in
          world.push(2)
          world.push(3)
          world.stack.pop()
        }
      }, when: { $0.push(1) },
      then: [
        "home.pause", "1.create", "1.appear", "1.pause", "2.create", "2.appear", "2.pause",
        "3.create", "3.appear", "3.pause", "2.appear", "3.destroy",
      ]),
    ContractRow(
      "R7", "who closes itself in its own create never appears",
      given: { $0.once(in: "1.create") { $0.close() } }, when: { $0.push(1) },
      then: ["home.pause", "1.create", "home.appear", "1.destroy"]),
    ContractRow(
      "R7", "who replaces itself in its own create never appears",
      given: { world in
        world.once(in: "1.connect") { [unowned world] _ in
          world.stack.replace(by: Page(number: 2))
        }
      }, when: { $0.push(1) },
      then: ["home.pause", "1.create", "2.create", "2.appear", "1.destroy"]),
    ContractRow(
      "R7", "who closes itself as it appears was seen",
      given: { $0.once(in: "1.appear") { $0.close() } }, when: { $0.push(1) },
      then: ["home.pause", "1.create", "1.appear", "1.pause", "home.appear", "1.destroy"]),
  ]
}
