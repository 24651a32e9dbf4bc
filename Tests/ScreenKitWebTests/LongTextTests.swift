import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Long texts", .leakFree)
struct LongTextTests {
  @Test(arguments: [nil, 1..<3])
  func `a text longer than a message is sent in parts`(range: Range<Int>?) {
    let field = TextField("Notes", text: "abcd")
    let test = WebTest(Column { field })
    // The first part would end within the pair of surrogates.
    let text = "ab" + String(repeating: "a\u{1F600}b", count: 12_000)
    let isTyped = test.type(text, into: "Notes", replacing: range)
    #expect(isTyped)
    #expect(text.utf8.count > WebLimits().messageBytes)
    #expect(field.value == (range == nil ? "abcd\(text)" : "a\(text)d"))
    #expect(test.closes == [] && test.differences == [] && test.page.problems.isEmpty)
  }
}
