import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Searches in web sessions", .leakFree)
struct FindTests {
  private func session() -> (text: TextView, bar: FindBar, test: WebTest) {
    let text = TextView("one\ntwo\nthree two")
    let bar = FindBar(for: text)
    let test = WebTest(Column { [bar, text] })
    bar.open()
    test.send("[\"f\",\(test.number(of: bar.search.field))]")
    return (text, bar, test)
  }

  @Test func `a hit is selected in the text of the page`() throws {
    let (text, bar, test) = session()
    test.type("two", replacing: 0..<0, in: test.number(of: bar.search.field))
    #expect(text.selectedText == "two")
    test.send("[\"s\",\(test.number(of: bar.search.field))]")
    let frames = test.frames
    let number = test.number(of: text)
    // The text is the same, and the selection is from its thirteenth to its sixteenth character.
    #expect(frames.contains { $0.contains("[\"t\",\(number),") && $0.contains(",0,0,14,17,\"\"]") })
    #expect(frames.contains { $0.contains("[\"l\",\(number),0]") })
    #expect(test.differences == [] && test.page.problems.isEmpty)
  }

  @Test func `the text can still be edited by both sides`() {
    let (text, bar, test) = session()
    test.type("two", replacing: 0..<0, in: test.number(of: bar.search.field))
    test.type("x", replacing: 0..<0, in: test.number(of: text))
    bar.findNext()
    test.type("y", replacing: 1..<1, in: test.number(of: text))
    #expect(text.value == "xyone\ntwo\nthree two")
    #expect(test.differences == [] && test.page.problems.isEmpty)
  }

  @Test func `the buttons of the bar work by clicks`() {
    let (text, bar, test) = session()
    test.type("two", replacing: 0..<0, in: test.number(of: bar.search.field))
    test.send("[\"p\",\(test.number(of: bar.search.next))]")
    #expect(text.selection.lowerBound.line == 2)
    test.send("[\"p\",\(test.number(of: bar.search.close))]")
    #expect(!bar.isOpen && test.differences == [])
  }
}

extension TextView {
  fileprivate var selection: Range<TextPosition> { backend.selection.range }
}
