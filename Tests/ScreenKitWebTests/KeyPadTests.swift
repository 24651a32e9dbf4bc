import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("On-screen keyboard in a browser", .leakFree)
struct KeyPadTests {
  private let field = TextField("Name")

  private func makeTest() -> (WebTest, KeyPad) {
    let pad = KeyPad(for: field)
    return (WebTest(Column { [field, pad] }), pad)
  }

  /// Returns the cells of the keys of each row, in the form of CSS.
  private func cells(_ pad: KeyPad, in html: String, _ test: WebTest) -> [[String]] {
    pad.backend.rows.map { row in
      row.compactMap { key in
        let rules = html.split(separator: "#n\(test.number(of: key)){").last ?? ""
        return rules.split(separator: "}").first?.split(separator: "grid-area:").last
          .map { String($0.prefix { $0 != ";" }) }
      }
    }
  }

  @Test func `keys are in rows, and shorter rows are centred`() {
    let (test, pad) = makeTest()
    let rows = cells(pad, in: test.session.page(.test), test)
    #expect(rows[0].first == "1/1/auto/span 2")
    #expect(rows[0].last == "1/19/auto/span 2")
    #expect(rows[1].first == "2/2/auto/span 2")
    #expect(rows[2].first == "3/4/auto/span 2")
    #expect(rows[3] == (0..<5).map { "4/\(1 + 4 * $0)/auto/span 4" })
  }

  @Test func `the highlighted key and a held Shift are attributes`() throws {
    let (test, pad) = makeTest()
    test.session.application.run { test.session.application.focus.move(to: pad) }
    let number = test.number(of: pad)
    #expect(
      test.page.slot(4, of: number) == "n\(test.number(of: pad.backend.rows[0][0]))"
    )
    test.send("[\"k\",\"Right\"]")
    #expect(
      test.page.slot(4, of: number) == "n\(test.number(of: pad.backend.rows[0][1]))"
    )
    let shift = try #require(pad.backend.rows.last?.first)
    #expect(test.page.slot(5, of: test.number(of: shift)) == "false")
    test.send("[\"p\",\(test.number(of: shift))]")
    let held = try #require(pad.backend.rows.last?.first)
    #expect(test.page.slot(5, of: test.number(of: held)) == "true")
    test.send("[\"p\",\(test.number(of: pad.backend.rows[0][0]))]")
    #expect(field.value == "Q")
    #expect(test.differences == [])
  }
}
