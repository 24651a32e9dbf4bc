import AppMessages
import EStudentAPI
import Foundation
import ScreenKitTestSupport
import Testing

@testable import EStudent

@Suite("Amounts, days and languages")
struct AmountTests {
  @Test(
    .proves("E-027"),
    arguments: [
      (305_000, "3,050 EUR", "3.050 EUR"), (0, "0 EUR", "0 EUR"), (5, "0.05 EUR", "0,05 EUR"),
      (-255_550, "-2,555.50 EUR", "-2.555,50 EUR"), (99_900, "999 EUR", "999 EUR"),
      (100_000_000, "1,000,000 EUR", "1.000.000 EUR"),
    ])
  func `amounts are written as in each language`(cents: Int, english: String, serbian: String) {
    #expect(StudentTexts().text(of: Euros(cents: cents)) == english)
    #expect(StudentTexts.serbian.text(of: Euros(cents: cents)) == serbian)
  }

  @Test(.proves("E-032"))
  func `a day is written as in the example`() throws {
    let day = try #require(CalendarDay("2012-01-14"))
    #expect(StudentTexts.serbian.text(of: day) == "14/1/2012")
    #expect(
      StudentTexts.serbian.registration.deadline("14/1/2012")
        == "Prijava je otvorena do: 14/1/2012")
  }

  @Test func `an amount beyond all limits is no amount`() {
    for text in ["1000000000001", "-1000000000001", "1e30", "\"1\"", "0.5"] {
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode(Euros.self, from: Data(text.utf8))
      }
    }
    let most = Euros(cents: Int.max)
    #expect(most + Euros(cents: 1) == most)
    #expect((Euros(cents: 0) - Euros(cents: Int.min)).cents == Int.max)
  }

  @Test(
    arguments: [
      (["LANG": "sr_RS.UTF-8"], StudentLanguage.serbian), (["LANG": "sr"], .serbian),
      (["LANG": "en_US.UTF-8", "LC_ALL": "sr_RS@latin"], .serbian),
      (["LC_ALL": "", "LC_MESSAGES": "sr_ME", "LANG": "en"], .serbian),
      (["LANG": "srn_SR"], .english), (["LANG": "de_DE"], .english), ([:], .english),
      (["LC_ALL": "C", "LANG": "sr_RS"], .english),
    ])
  func `the environment names the language`(
    environment: [String: String], language: StudentLanguage
  ) {
    #expect(StudentLanguage(environment: environment) == language)
  }

  @Test func `no text of the app or the framework is left in English`() {
    var left: [String] = []
    compare(StudentTexts(), StudentTexts.serbian, "", &left)
    compare(StudentLanguage.english.strings, StudentLanguage.serbian.strings, "", &left)
    // These names are the same in both languages.
    let same = [
      ".login.title", ".login.secret", ".keys.enter", ".keys.shift", ".spoken.lines.panel",
    ]
    #expect(left.filter { !same.contains($0) } == [])
  }

  private func compare(_ english: Any, _ serbian: Any, _ path: String, _ left: inout [String]) {
    let pairs = zip(Mirror(reflecting: english).children, Mirror(reflecting: serbian).children)
    for (one, other) in pairs {
      let path = path + "." + (one.label ?? "")
      if let text = one.value as? String {
        if text == other.value as? String, text.contains(where: \.isLetter) { left.append(path) }
      } else if !(one.value is [String]) {
        compare(one.value, other.value, path, &left)
      }
    }
  }
}
