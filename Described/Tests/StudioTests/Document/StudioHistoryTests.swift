import ScreenKitRmad
import ScreenKitTestSupport
import StudioScreens
import Testing

@Suite("The history of the studio")
struct StudioHistoryTests {
  private static let start = StudioDocument.newApp

  private func undo(_ history: inout StudioHistory) -> Bool { history.undo() }
  private func redo(_ history: inout StudioHistory) -> Bool { history.redo() }

  private func titled(_ text: String) -> StudioDocument {
    Self.start.setting("data_version", .string(text), at: .root)
  }

  @Test(.proves("R-006")) func `steps are undone and redone by name`() {
    var history = StudioHistory(Self.start)
    history.record("One", titled("one"), .root)
    history.record("Two", titled("two"), .root)
    #expect(history.undoName == "Two")
    #expect(undo(&history))
    #expect(history.current.document == titled("one"))
    #expect(history.redoName == "Two")
    history.record("Three", titled("three"), .root)
    #expect(history.redoName == nil)
    #expect(!redo(&history))
    #expect(undo(&history))
    #expect(undo(&history))
    #expect(!undo(&history))
    #expect(history.current.document == Self.start)
  }

  @Test(.proves("R-006")) func `moves in a row are one step`() {
    var history = StudioHistory(Self.start)
    for number in 1...5 { history.record("Move", titled("\(number)"), .root, merging: "move 1") }
    #expect(history.past.count == 1)
    history.endMerging()
    history.record("Move", titled("6"), .root, merging: "move 1")
    #expect(history.past.count == 2)
    // A move back to the start is not a step.
    history.record("Move", titled("5"), .root, merging: "move 1")
    #expect(history.past.count == 1)
    history.undo()
    #expect(history.current.document == Self.start)
  }

  @Test func `a step without a change is none`() {
    var history = StudioHistory(Self.start)
    history.record("Nothing", Self.start, NodePath([.controller(0)]))
    #expect(history.undoName == nil)
    #expect(history.current.selection == NodePath([.controller(0)]))
  }

  @Test func `only the last steps are kept`() {
    var history = StudioHistory(Self.start)
    for number in 0..<500 { history.record("Step", titled("\(number)"), .root) }
    #expect(history.past.count == StudioHistory.limit)
    while history.undo() {}
    #expect(history.current.document == titled("299"))
  }

  @Test(.proves("R-006"), arguments: CaseSample.every(5, of: [1, 2, 3, 4, 5, 6]))
  func `random steps are undone and redone to the same documents`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let start = seed % 2 == 0 ? Self.start : try StudioDocument(json: RmadSample.description)
    var history = StudioHistory(start)
    var states = [start]
    for _ in 0..<CaseSample.count(15, of: 30) {
      let (document, path) = RandomEdit.change(history.current.document, &random)
      history.record("Step", document, path)
      if document != states.last { states.append(document) }
      #expect(try StudioDocument(json: document.text) == document)
      let check = StudioCheck(document)
      for finding in check.findings { #expect(document[finding.path] != nil) }
    }
    for state in states.reversed().dropFirst() {
      #expect(undo(&history))
      #expect(history.current.document == state)
    }
    #expect(history.current.document == start)
    while history.redo() {}
    #expect(history.current.document == states.last)
  }
}
