import ScreenKitCore
import ScreenKitNav

/// The rules R8 to R14, and the other rules of the contract.
extension ContractRow {
  static let questions: [ContractRow] = [
    ContractRow(
      "R8", "back asks the innermost navigator before those around it",
      in: World.Setting.allCases.filter { $0 != .insideDetail },
      given: { $0.push(1) },
      when: {
        $0.application.goBack()
        $0.application.goBack()
      }, then: ["1.pause", "home.appear", "1.destroy"]),
    ContractRow(
      "R8", "back from the root of a detail removes the detail", in: [.insideDetail],
      given: { $0.push(1) },
      when: {
        $0.application.goBack()
        $0.application.goBack()
      }, then: ["1.pause", "home.appear", "1.destroy", "home.pause", "home.destroy"]),
    ContractRow(
      "R8", "back takes a modal before what lies below",
      in: [.underModals, .threeDeep],
      given: {
        $0.push(1)
        $0.presenter?.present(Page(number: 2))
      }, when: { $0.application.goBack() }, then: ["2.pause", "1.appear", "2.destroy"]),
    ContractRow(
      "R9", "guards are asked from the top, and the first veto ends it",
      given: {
        $0.push(1, 2, 3)
        $0.note("1.mayLeave", "2.mayLeave", "3.mayLeave")
        $0.page("2")?.answer = .no
      }, when: { $0.stack.popToRoot() }, then: ["3.mayLeave", "2.mayLeave"]),
    ContractRow(
      "R9", "while a guard takes its time nothing moves",
      given: {
        $0.push(1)
        $0.page("1")?.answer = .ask { true }
      },
      when: {
        $0.stack.pop()
        $0.push(2)
      }, then: []),
    ContractRow(
      "R10", "an answer goes once, to who asked",
      given: { $0.ask() },
      when: {
        $0.front?.finish(Question.self, with: 7)
        $0.push(2)
        $0.stack.pop()
      },
      then: [
        "question 5.pause", "1.answer 7", "1.appear", "question 5.destroy", "1.pause", "2.create",
        "2.appear", "2.pause", "1.appear", "2.destroy",
      ]),
    ContractRow(
      "R10", "going without an answer is a cancelled one",
      given: { $0.ask() }, when: { $0.stack.pop() },
      then: ["question 5.pause", "1.answer none", "1.appear", "question 5.destroy"]),
    ContractRow(
      "R10", "nobody is called where the asker goes too",
      given: { $0.ask() }, when: { $0.stack.popToRoot() },
      then: ["question 5.pause", "home.appear", "question 5.destroy", "1.destroy"]),
  ]

  static let keeping: [ContractRow] = [
    ContractRow(
      "R11", "in the background states are saved, from the bottom up",
      given: {
        $0.push(1, 2)
        $0.note("home.save", "1.save", "2.save")
      }, when: { $0.background() }, then: ["2.pause", "home.save", "1.save", "2.save"]),
    ContractRow(
      "R11", "never on pop",
      given: {
        $0.push(1)
        $0.note("home.save", "1.save")
      }, when: { $0.stack.pop() }, then: ["1.pause", "home.appear", "1.destroy"]),
    ContractRow(
      "R11", "and on eviction",
      in: [.alone, .insideTab, .underModals, .threeDeep],
      given: {
        $0.push(1)
        $0.note("home.save", "1.save")
      }, when: { $0.lowMemory() }, then: ["home.save", "home.destroy"]),
    ContractRow(
      "R13", "what is out of sight goes, the least recently used first, and comes back",
      in: [.alone, .insideTab, .underModals, .threeDeep],
      given: { $0.push(1, 2, 3) },
      when: {
        $0.lowMemory()
        $0.stack.pop(2)
      },
      then: [
        "home.destroy", "1.destroy", "3.pause", "1.create", "1.appear", "3.destroy", "2.destroy",
      ]),
    ContractRow(
      "R13", "what can be seen, or is in front, stays",
      when: { $0.lowMemory() }, then: []),
  ]

  static let containers: [ContractRow] = [
    ContractRow(
      "R14", "containers enter before their children and leave after them", in: [.insideTab],
      navigators: true,
      when: {
        $0.tabs?.select(1)
        $0.tabs?.remove(at: 0)
      },
      then: [
        "home.pause", "stack.pause", "two.create", "two.appear", "home.destroy", "stack.destroy",
      ]),
    ContractRow(
      "R14", "going to the background and back", in: [.insideTab], navigators: true,
      when: {
        $0.background()
        $0.foreground()
      },
      then: [
        "home.pause", "stack.pause", "tabs.pause", "tabs.appear", "stack.appear", "home.appear",
      ]),
    ContractRow(
      "R14", "a stack that is presented", in: [.underModals], navigators: true,
      when: { world in
        let modal = StackNavigator { PageScreen("root", Script()) }
        modal.title = "modal"
        world.presenter?.present(modal)
        world.presenter?.dismiss()
      },
      then: [
        "home.pause", "stack.pause", "modal.create", "root.create", "modal.appear", "root.appear",
        "root.pause", "modal.pause", "stack.appear", "home.appear", "root.destroy",
        "modal.destroy",
      ]),
  ]

  static let besides: [ContractRow] = [
    ContractRow(
      "Also", "a tab is made at its first visit and keeps its stack", in: [.insideTab],
      given: { $0.push(1) },
      when: {
        $0.tabs?.select(1)
        $0.tabs?.select(0)
        $0.tabs?.select(1)
      },
      then: [
        "1.pause", "two.create", "two.appear", "two.pause", "1.appear", "1.pause", "two.appear",
      ]),
    ContractRow(
      "Also", "selecting the selected tab pops to its root", in: [.insideTab],
      given: { $0.push(1, 2) },
      when: {
        $0.tabs?.select(0)
        $0.tabs?.select(0)
      }, then: ["2.pause", "home.appear", "2.destroy", "1.destroy"]),
    ContractRow(
      "Also", "pushing what is on top does nothing", given: { $0.push(1) },
      when: { $0.push(1) }, then: []),
    ContractRow(
      "Also", "a link builds the stack below and makes only the top", in: [.alone],
      when: { try? $0.stack.open([.route(Page(number: 1)), .route(Page(number: 2))]) },
      then: ["home.pause", "2.create", "2.appear"]),
    ContractRow(
      "Also", "in the background the stack changes now and calls come on return",
      given: {
        $0.push(1)
        $0.background()
      },
      when: {
        $0.stack.pop()
        $0.push(2, 3)
        $0.foreground()
      }, then: ["3.create", "3.appear", "1.destroy"]),
    ContractRow(
      "Also", "a back that is refused calls nothing",
      given: {
        $0.push(1)
        $0.page("1")?.answer = .no
      }, when: { $0.application.goBack() }, then: []),
  ]

  static let all = lives + layers + queue + questions + keeping + containers + besides
}
