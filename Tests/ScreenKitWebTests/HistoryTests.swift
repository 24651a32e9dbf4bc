import Testing

@testable import ScreenKitWeb

@Suite("History of a browser tab")
struct HistoryTests {
  /// An app with tabs, each with a stack of screens, some of which refuse to be left.
  struct App {
    /// The numbers of the screens in each tab; screens below 10 are the roots.
    var stacks = [[1], [2], [3]]
    var selected = 0
    var isGuarded = false
    var hasDialog = false
    var lastScreen = 9

    var path: ScreenPath {
      let stack = stacks[selected].map(String.init)
      return ScreenPath(
        levels: [
          ScreenPath.Level(front: "t\(selected)", children: ["t0", "t1", "t2"]),
          ScreenPath.Level(front: stack[stack.count - 1], children: stack),
        ], panels: hasDialog ? 1 : 0)
    }

    /// The address; screens with odd numbers have none, so they have that of the tab.
    var address: String {
      let top = stacks[selected].last { $0 > 9 && $0 % 2 == 0 }
      return "/\(selected)" + (top.map { "/\($0)" } ?? "")
    }

    mutating func push() {
      lastScreen += 1
      stacks[selected].append(lastScreen)
    }

    mutating func goBack() {
      if hasDialog { return hasDialog = false }
      if isGuarded { return hasDialog = true }
      if stacks[selected].count > 1 { stacks[selected].removeLast() }
    }

    mutating func perform(_ wish: HistoryMachine.Wish) {
      switch wish {
      case .show(let entry, _):
        for _ in 0..<9 {
          let before = self
          switch entry.path.relation(to: path) {
          case .same: return
          case .under: goBack()
          case .beside: select(entry.path.levels[0].front)
          case .over, .instead: return
          }
          if self == before || hasDialog && !before.hasDialog { return }
        }
      case .open(let address): select("t" + address.dropFirst().prefix(1))
      }
    }

    private mutating func select(_ name: some StringProtocol) {
      hasDialog = false
      selected = Int(name.dropFirst()) ?? 0
    }

    static func == (one: App, other: App) -> Bool { one.path == other.path }
  }

  /// A browser, the messages on their way, and the session.
  struct Journey {
    var machine = HistoryMachine()
    var browser = Browser()
    var app = App()

    init() {
      reload()
      deliverAll()
    }

    mutating func show() {
      browser.steps += machine.show(app.address, base: "/", app.path)
    }

    mutating func tellNext() {
      guard !browser.moves.isEmpty else { return }
      let move = browser.moves.removeFirst()
      let wish = machine.browserMoved(
        to: move.number, address: move.address, known: move.known)
      if let wish { app.perform(wish) }
      show()
    }

    mutating func deliverAll() {
      while !browser.steps.isEmpty || !browser.moves.isEmpty {
        while !browser.steps.isEmpty { browser.performNext() }
        tellNext()
      }
    }

    /// Loads the page again: pending steps and moves are lost.
    mutating func reload() {
      (browser.steps, browser.moves, browser.performed) = ([], [], 0)
      machine.pageLoaded()
      show()
      browser.performed = browser.steps.count
      browser.steps = []
      browser.user(goes: 0)
    }
  }

  @Test(arguments: 0..<400)
  func `address and screen agree after all messages`(seed: UInt64) {
    var numbers = SmallGenerator(seed: seed)
    var stage = Journey()
    for _ in 0..<60 {
      switch numbers.number(0..<9) {
      case 0: stage.app.push()
      case 1: stage.app.goBack()
      case 2: if !stage.app.hasDialog { stage.app.selected = numbers.number(0..<3) }
      case 3: stage.app.isGuarded.toggle()
      case 4, 5: stage.browser.user(goes: [-1, 1, -2][numbers.number(0..<3)])
      case 6: stage.browser.performNext()
      case 7 where numbers.number(0..<4) == 0: stage.reload()
      default: stage.tellNext()
      }
      stage.show()
    }
    stage.deliverAll()
    let (browser, machine) = (stage.browser, stage.machine)
    #expect(browser.entries[browser.index].number == machine.entries[machine.index].number)
    #expect(browser.address == machine.entries[machine.index].address)
    #expect(browser.address == stage.app.address)
    #expect(machine.entries[machine.index].path.relation(to: stage.app.path) == .same)
    // Numbers grow in the order of the browser.
    let given = machine.entries.map(\.number)
    #expect(given == given.sorted() && Set(given).count == given.count)
    #expect(machine.floor <= machine.index)
  }

  @Test func `a calm user goes back through all screens`() {
    var stage = Journey()
    var seen: [ScreenPath] = []
    for step in 0..<12 {
      seen.append(stage.app.path)
      if step % 3 == 2 {
        stage.app.selected = (stage.app.selected + 1) % 3
      } else {
        stage.app.push()
      }
      stage.show()
      stage.deliverAll()
    }
    while let expected = seen.popLast() {
      stage.browser.user(goes: -1)
      stage.deliverAll()
      #expect(stage.app.path.relation(to: expected) == .same)
    }
    #expect(stage.browser.index == 0)
  }

  private func path(_ screens: Int..., panels: Int = 0) -> ScreenPath {
    let names = screens.map(String.init)
    return ScreenPath(
      levels: [ScreenPath.Level(front: names[names.count - 1], children: names)], panels: panels)
  }

  /// Returns a machine whose page has reported its entry.
  private func makeMachine(_ address: String, _ path: ScreenPath) -> HistoryMachine {
    var machine = HistoryMachine()
    _ = machine.show(address, base: "/", path)
    _ = machine.browserMoved(to: -1, address: address, known: 1)
    _ = machine.show(address, base: "/", path)
    return machine
  }

  @Test func `a veto restores the entry`() {
    var machine = makeMachine("/", path(1))
    _ = machine.show("/edit", base: "/", path(1, 2))
    let wish = machine.browserMoved(to: 0, address: "/", known: 3)
    #expect(wish == .show(machine.entries[0], isBack: true))
    do {
      let steps = machine.show("/edit", base: "/", path(1, 2, panels: 1))
      #expect(
        steps == [
          .go(distance: 1, from: 0, number: 1, "/edit"), .push(number: 2, "/edit"),
        ])
    }
    // The user agrees later.
    do {
      let steps = machine.show("/", base: "/", path(1))
      #expect(steps == [.go(distance: -2, from: 2, number: 0, "/")])
    }
  }

  @Test func `other arguments of a screen make no entry`() {
    var machine = makeMachine("/list", path(1))
    do {
      let steps = machine.show("/list?sort=x", base: "/", path(1))
      #expect(steps == [.replace(number: 0, "/list?sort=x")])
    }
    do {
      let steps = machine.show("/item", base: "/", path(1, 2))
      #expect(steps == [.push(number: 1, "/item")])
    }
    do {
      let steps = machine.show("/list?sort=x", base: "/", path(1))
      #expect(steps == [.go(distance: -1, from: 1, number: 0, "/list?sort=x")])
    }
  }

  @Test func `screens without a link have the base address`() {
    var machine = HistoryMachine()
    _ = machine.show(nil, base: "/app/", path(1))
    do {
      let steps = machine.show("/app/mail", base: "/app/", path(1, 2))
      #expect(steps == [.push(number: 1, "/app/mail")])
    }
    // A screen is replaced, such as by the login screen.
    do {
      let steps = machine.show(nil, base: "/app/", path(1, 3))
      #expect(steps == [.replace(number: 1, "/app/")])
    }
  }

  @Test func `an entry of an earlier session becomes the present one`() {
    var machine = HistoryMachine()
    _ = machine.show("/now", base: "/", path(1))
    let wish = machine.browserMoved(to: 77, address: "/before", known: 1)
    #expect(wish == .open("/before"))
    let steps = machine.show("/before", base: "/", path(1, 2))
    #expect(steps == [.replace(number: 78, "/before")])
  }

  @Test func `a new page keeps the address that the host has opened`() {
    var machine = HistoryMachine(first: 5)
    _ = machine.show(nil, base: "/", path(1))
    let wish = machine.browserMoved(to: -1, address: "/item/3", known: 1)
    #expect(wish == nil)
    #expect(machine.show(nil, base: "/", path(1)) == [.replace(number: 5, "/item/3")])
    #expect(machine.show("/item/3", base: "/", path(2)) == [])
  }

  @Test func `saved entries continue, and damaged ones are dropped`() throws {
    var machine = HistoryMachine()
    for number in 1...3 { _ = machine.show("/\(number)", base: "/", path(1, number + 1)) }
    _ = machine.show("/4", base: "/", path(1, 4, 5))
    let saved = try #require(machine.saved)
    var again = HistoryMachine(first: 1)
    again.restore(saved)
    #expect(again.entries == machine.entries && again.index == machine.index)
    #expect(again.nextNumber == machine.nextNumber)
    for (index, floor) in [(9, 0), (-1, 0), (0, 1), (0, -1)] {
      var other = HistoryMachine()
      other.restore(HistoryMachine.Saved(entries: saved.entries, index: index, floor: floor))
      #expect(other.entries.isEmpty)
    }
  }

  @Test func `browsers drop old entries, and so does the machine`() {
    var machine = makeMachine("/0", ScreenPath(levels: [.init(front: "0", children: ["0"])]))
    for number in 0..<100 {
      let levels = [
        ScreenPath.Level(front: "\(number)", children: (0...number).map(String.init))
      ]
      _ = machine.show("/\(number)", base: "/", ScreenPath(levels: levels))
    }
    #expect(machine.entries.count == 40)
    let steps = machine.show("/98", base: "/", machine.entries[38].path)
    #expect(steps == [.go(distance: -1, from: 99, number: 98, "/98")])
  }
}
