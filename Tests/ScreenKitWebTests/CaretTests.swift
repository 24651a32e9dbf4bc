import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Carets of texts that both sides change", .leakFree)
struct CaretTests {
  // The app changes "abcd" while the user types "x" between "b" and "c".
  @Test(arguments: [
    (["zzabcd"], "zzabxcd", 5), (["abcdzz"], "abxcdzz", 3), (["bcd"], "bxcd", 2),
    (["cd"], "xcd", 1), (["abzzcd"], "abzzxcd", 5), ([""], "x", 1),
    (["abcd!", "zzabcd!"], "zzabxcd!", 5), (["zzabcd", "abcd"], "abxcd", 3),
  ])
  func `changes unknown to the page move the caret of an edit`(
    changes: [String], result: String, caret: Int
  ) {
    let field = TextField("Name", text: "abcd")
    let test = WebTest(Column { field })
    test.isSlow = true
    for text in changes { test.session.application.run { field.value = text } }
    test.type("x", replacing: 2..<2, in: test.number(of: field))
    #expect(field.value == result)
    #expect(field.backend.selection.head == TextPosition(line: 0, offset: caret))
    #expect(field.backend.selection.anchor == field.backend.selection.head)
    test.isSlow = false
    test.deliver()
    #expect(test.differences == [] && test.page.problems.isEmpty)
  }

  @Test func `changes in front of a place move it, others do not`() {
    let insertion = TextStep.insert(at: 3, "ab")
    #expect([2, 3, 4].map { insertion.position(of: $0) } == [2, 3, 6])
    let deletion = TextStep.delete(3..<5)
    #expect([2, 3, 4, 5, 6].map { deletion.position(of: $0) } == [2, 3, 3, 3, 4])
  }
}
