import Testing

@testable import ScreenKitWeb

@Suite("History of a browser tab")
struct HistoryTests {
  /// A browser tab that performs steps and reports its moves with a delay.
  struct Browser {
    var entries: [(number: Int, address: String)] = [(0, "/")]
    var index = 0
    var performed = 0
    var expected: (number: Int, address: String)?
    /// The steps on their way to the browser, and the moves on their way to the server.
    var steps: [HistoryMachine.Step] = []
    var moves: [(number: Int, address: String, known: Int)] = []

    var address: String { entries[index].address }

    mutating func performNext() {
      guard !steps.isEmpty else { return }
      performed += 1
      switch steps.removeFirst() {
      case .push(let number, let address):
        entries.removeSubrange((index + 1)...)
        entries.append((number, address))
        index += 1
      case .replace(let number, let address): entries[index] = (number, address)
      case .go(let distance, let from, let number, let address):
        // A browser that cannot go so far stays, and reports nothing.
        if entries[index].number == from {
          guard entries.indices.contains(index + distance) else { return }
          index += distance
        }
        entries[index] = (number, address)
      }
    }

    mutating func user(goes distance: Int) {
      guard entries.indices.contains(index + distance) else { return }
      index += distance
      moves.append((entries[index].number, entries[index].address, performed))
    }
  }

  /// An app with a stack of locations, some of which refuse to be left.
  struct App {
    var stack = ["/"]
    var isGuarded = false
    var address: String { stack[stack.count - 1] }

    mutating func perform(_ wish: HistoryMachine.Wish) {
      guard !isGuarded else { return }
      switch wish {
      case .goBack(let address):
        if stack.count > 1 { stack.removeLast() }
        if self.address != address { stack = ["/", address] }
      case .open(let address): stack = address == "/" ? ["/"] : ["/", address]
      }
    }
  }

  @Test(arguments: 0..<400)
  func `address and screen agree after all messages`(seed: UInt64) {
    var numbers = SmallGenerator(seed: seed)
    var machine = HistoryMachine()
    var browser = Browser()
    var app = App()
    if let step = machine.show(app.address) { browser.steps.append(step) }
    func tell(_ move: (number: Int, address: String, known: Int)) {
      guard
        let wish = machine.browserMoved(
          to: move.number, address: move.address, known: move.known)
      else { return }
      app.perform(wish)
      if let step = machine.show(app.address) { browser.steps.append(step) }
    }
    for _ in 0..<60 {
      switch numbers.number(0..<8) {
      case 0, 1: app.stack.append("/\(numbers.number(0..<5))")
      case 2: if app.stack.count > 1 { app.stack.removeLast() }
      case 3: app.stack[app.stack.count - 1] += app.address.contains("?") ? "" : "?a"
      case 4: browser.user(goes: [-1, 1, -2][numbers.number(0..<3)])
      case 5: browser.performNext()
      case 6: app.isGuarded.toggle()
      case 7 where numbers.number(0..<4) == 0:
        // The page is loaded again: the entries stay, and the pending steps are lost.
        (browser.steps, browser.performed) = ([], 0)
        machine = HistoryMachine(first: machine.nextNumber)
      default: if !browser.moves.isEmpty { tell(browser.moves.removeFirst()) }
      }
      if let step = machine.show(app.address) { browser.steps.append(step) }
    }
    while !browser.steps.isEmpty || !browser.moves.isEmpty {
      while !browser.steps.isEmpty { browser.performNext() }
      if !browser.moves.isEmpty { tell(browser.moves.removeFirst()) }
    }
    #expect(browser.entries[browser.index].number == machine.entries[machine.index].number)
    #expect(browser.address == app.address)
    #expect(machine.entries[machine.index].address == app.address)
  }

  @Test func `a veto restores the address`() {
    var machine = HistoryMachine()
    _ = machine.show("/")
    _ = machine.show("/edit")
    let wish = machine.browserMoved(to: 0, address: "/", known: 2)
    #expect(wish == .goBack(to: "/"))
    do {
      let step = machine.show("/edit")
      #expect(step == .go(distance: 1, from: 0, number: 1, "/edit"))
    }
    // The user agrees later.
    do {
      let step = machine.show("/")
      #expect(step == .go(distance: -1, from: 1, number: 0, "/"))
    }
  }

  @Test func `other arguments of a screen make no entry`() {
    var machine = HistoryMachine()
    _ = machine.show("/list")
    do {
      let step = machine.show("/list?sort=x")
      #expect(step == .replace(number: 0, "/list?sort=x"))
    }
    do {
      let step = machine.show("/item")
      #expect(step == .push(number: 1, "/item"))
    }
    do {
      let step = machine.show("/list?sort=x")
      #expect(step == .go(distance: -1, from: 1, number: 0, "/list?sort=x"))
    }
  }

  @Test func `an entry of an earlier connection becomes the present one`() {
    var machine = HistoryMachine()
    _ = machine.show("/now")
    let wish = machine.browserMoved(to: 0, address: "/before", known: 1)
    #expect(wish == .open("/before"))
    let step = machine.show("/before")
    #expect(step == .replace(number: 1, "/before"))
  }

  @Test func `a reloaded page never goes to an unknown entry`() {
    var machine = HistoryMachine(first: 5)
    _ = machine.show("/settings")
    // The entry of the earlier page has an address that the machine has already stored.
    let wish = machine.browserMoved(to: 0, address: "/", known: 1)
    #expect(wish == .open("/"))
    _ = machine.show("/")
    // The entry before the present one is not reachable, so going back in the app adds an entry.
    let step = machine.show("/settings")
    #expect(step == .push(number: 7, "/settings"))
  }

  @Test func `browsers drop old entries, and so does the machine`() {
    var machine = HistoryMachine()
    for number in 0..<100 { _ = machine.show("/\(number)") }
    #expect(machine.entries.count == 40)
    let step = machine.show("/98")
    #expect(step == .go(distance: -1, from: 99, number: 98, "/98"))
  }
}
