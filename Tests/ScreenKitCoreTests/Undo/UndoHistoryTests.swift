import ScreenKitCore
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Undo history")
struct UndoHistoryTests {
  private final class Numbers {
    var all: [Int] = []
  }

  private struct Failure: Error {}

  private let history = UndoHistory()
  private let numbers = Numbers()

  private func append(_ number: Int) throws {
    try history.perform("Append \(number)") { [numbers] in
      numbers.all.append(number)
    } undo: { [numbers] in
      numbers.all.removeLast()
    }
  }

  private func register(failing: Bool) {
    history.register("Change") { [numbers] in
      if failing { throw Failure() }
      numbers.all.append(-1)
    } redo: { [numbers] in
      if failing { throw Failure() }
      numbers.all.removeLast()
    }
  }

  @Test func `undo and redo move back and forth, with names`() throws {
    try append(1)
    try append(2)
    #expect(history.undoName == "Append 2" && history.redoName == nil)
    #expect(try history.undo())
    #expect(numbers.all == [1] && history.undoName == "Append 1" && history.redoName == "Append 2")
    #expect(try history.redo())
    #expect(numbers.all == [1, 2] && history.redoName == nil)
    try history.undo()
    try append(3)
    #expect(numbers.all == [1, 3] && history.redoName == nil)
    #expect(try !history.redo())
  }

  @Test func `an empty history does nothing`() throws {
    #expect(try !history.undo())
    #expect(try !history.redo())
    #expect(history.undoName == nil && history.redoName == nil)
  }

  @Test func `a group is one change, also with a group in it`() throws {
    try history.group("Append two") {
      try append(1)
      try history.group("Inner") { try append(2) }
      #expect(try !history.undo())
    }
    history.group("Nothing") {}
    #expect(history.undoName == "Append two")
    try history.undo()
    #expect(numbers.all.isEmpty && history.undoName == nil)
    try history.redo()
    #expect(numbers.all == [1, 2])
  }

  @Test func `a throwing group keeps its changes`() throws {
    #expect(throws: Failure.self) {
      try history.group("Append two") {
        try append(1)
        throw Failure()
      }
    }
    #expect(history.undoName == "Append two")
    try history.undo()
    #expect(numbers.all.isEmpty)
  }

  @Test func `a failed change is not registered`() {
    #expect(throws: Failure.self) {
      try history.perform("Fail") {
        throw Failure()
      } undo: {
      }
    }
    #expect(history.undoName == nil)
  }

  @Test func `nothing is registered while a change is undone`() throws {
    history.register("Change") { [self] in
      try append(7)
    } redo: {
    }
    try history.undo()
    #expect(history.undoName == nil && history.redoName == "Change")
    // The closure refers to the history, like a careless app.
    history.clear()
  }

  @Test func `a group that cannot be undone is unchanged`() throws {
    history.group("Two") {
      register(failing: true)
      register(failing: false)
    }
    #expect(throws: Failure.self) { try history.undo() }
    #expect(numbers.all.isEmpty && history.undoName == "Two")
  }

  @Test func `a half-undone group clears the history`() throws {
    try append(1)
    history.group("Two") {
      register(failing: true)
      history.register("One way") {
      } redo: {
        throw Failure()
      }
    }
    #expect(throws: Failure.self) { try history.undo() }
    #expect(history.undoName == nil && history.redoName == nil)
  }

  @Test func `the oldest changes are dropped beyond the limit`() throws {
    history.limit = 2
    for number in 1...4 { try append(number) }
    try history.undo()
    try history.undo()
    #expect(try !history.undo())
    #expect(numbers.all == [1, 2])
    history.limit = 1
    #expect(history.redoName == "Append 3")
    history.limit = 0
    #expect(history.redoName == nil)
  }

  @Test(arguments: RandomWalks.seeds(40))
  func `random steps agree with a list of states`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    history.limit = 6
    var (states, place, oldest) = ([[Int]()], 0, 0)
    for step in 0..<100 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        if try history.undo() { place -= 1 }
      case 2:
        if try history.redo() { place += 1 }
      case 3:
        try history.group("Two") {
          try append(step)
          try append(-step)
        }
        fallthrough
      case 4:
        if numbers.all == states[place] { try append(step) }
        states = states[...place] + [numbers.all]
        place += 1
        oldest = max(oldest, place - history.limit)
      default: history.group("Nothing") {}
      }
      let canUndo = place > oldest
      let canRedo = place < states.count - 1
      guard numbers.all == states[place], (history.undoName != nil) == canUndo,
        (history.redoName != nil) == canRedo
      else {
        Issue.record("seed \(seed), step \(step): \(numbers.all), expected \(states[place])")
        return
      }
    }
  }
}
