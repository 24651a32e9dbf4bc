import Foundation
import Testing

extension BrowserTests {
  @Suite("eStudent")
  struct EStudentTests {
    /// A language that a browser prefers, with words of a page in this language.
    struct Language: Sendable, CustomTestStringConvertible {
      let code, preferred, identifier, logIn, refused: String
      let tabs: [String]
      let penalties, total, year, date, chosen, submit, answer, registered: String
      let assistant, next: String
      var testDescription: String { code }
    }

    static let english = Language(
      code: "en", preferred: "en-GB,en;q=0.9,sr;q=0.5", identifier: "name.surname.number",
      logIn: "Log in", refused: "Wrong name, number or JMBG.",
      tabs: ["Reports", "Finances", "Exams", "Professors", "Feedback"],
      penalties: "Penalty points", total: "3,050 EUR", year: "School year", date: "Date, IT250",
      chosen: "Chosen, not registered yet", submit: "Register for exams",
      answer: "You are registered for: IT250", registered: "Registered:", assistant: "Assistant",
      next: "Next")

    static let serbian = Language(
      code: "sr", preferred: "sr-Latn-RS, en;q=0.8", identifier: "ime.prezime.brojindeksa",
      logIn: "Prijavi se", refused: "Pogrešno ime, broj indeksa ili JMBG.",
      tabs: ["Izveštaji", "Finansije", "Prijava", "Profesori", "Anketa"],
      penalties: "Kazneni poeni", total: "3.050 EUR", year: "Šk. godina", date: "Termin, IT250",
      chosen: "Izabran, još nije prijavljen", submit: "Prijavi ispite",
      answer: "Prijavljeni ispiti: IT250", registered: "Prijavljen:", assistant: "Asistent",
      next: "Sledeće")

    /// Starts eStudent with a separate folder, and logs in as the student of the sample.
    static func enter(
      _ folder: TemporaryFolder, _ language: Language, _ options: [String] = []
    ) async throws -> Visit {
      let visit = try await Visit(
        "EStudentWeb", options + ["--", "--folder", folder.path], languages: language.preferred)
      try await logIn(visit.page, language, "0101990710005")
      try await visit.page.wait(forControl: "tab", language.tabs[0])
      return visit
    }

    private static func logIn(_ page: Page, _ language: Language, _ secret: String) async throws {
      try await page.click("textbox", language.identifier)
      try await page.type("mladjan.antic.1234")
      try await page.click("textbox", "JMBG")
      try await page.type(secret)
      try await page.press("Enter")
    }

    @Test(arguments: [
      ("cupertino", english), ("cupertino", serbian), ("terminal", serbian), ("material", english),
    ])
    func `all nine screens show in the browser's language`(
      _ look: String, _ language: Language
    ) async throws {
      let folder = try TemporaryFolder()
      // The option has an effect only on browsers that prefer neither language.
      let other = language.code == "en" ? "sr" : "en"
      let visit = try await Visit(
        "EStudentWeb", ["--look", look, "--", "--folder", folder.path, "--lang", other],
        languages: language.preferred)
      let page = visit.page
      let record = { (screen: String) in
        try await SnapshotTests.record(visit, "estudent-\(screen)-\(language.code)", look)
      }
      try await page.wait(forControl: "button", language.logIn)
      try await page.wait(for: "document.documentElement.lang.startsWith('\(language.code)')")
      try await EStudentTests.logIn(page, language, "1")
      try await page.wait(toSee: language.refused)
      try await record("login")
      try await page.type("0101990710005")
      try await page.press("Enter")
      try await page.wait(toSee: "SE311")
      try await record("reports")
      // The tabs are at the bottom in every look.
      try await page.wait(
        for:
          "document.querySelector('[role=tablist]').getBoundingClientRect().bottom >= innerHeight - 1"
      )
      try await showReport(page, language, record)
      try await showFinances(page, language, record)
      try await register(page, language, record)
      try await page.click("tab", language.tabs[3])
      try await page.wait(toSee: "Dr Anđela Mikić")
      try await page.wait(toSee: language.assistant)
      try await record("professors")
      try await giveFeedback(page, language, record)
      let html = try await page.value(of: "document.documentElement.outerHTML").text ?? ""
      #expect(!html.contains("0101990710005"))
      visit.expectNoProblem()
    }

    private typealias Record = (String) async throws -> Void

    private func showReport(
      _ page: Page, _ language: Language, _ record: Record
    ) async throws {
      try await page.open(named: "option", containing: "IT250")
      try await page.wait(toSee: language.penalties)
      try await record("report")
      try await page.press("Escape")
      try await page.wait(toSee: "SE311")
    }

    @Test func `back leaves a report, also after a reload`() async throws {
      let folder = try TemporaryFolder()
      let visit = try await Self.enter(folder, Self.english)
      let page = visit.page
      for isReloaded in [false, true] {
        try await page.open(named: "option", containing: "IT250")
        try await page.wait(toSee: Self.english.penalties)
        if isReloaded {
          try await page.reload()
          try await page.waitUntilJoined()
        }
        try await page.travel(-1)
        try await page.wait(toSee: "SE311")
        try await page.wait(toMiss: Self.english.penalties)
      }
      visit.expectNoProblem()
    }

    private func showFinances(
      _ page: Page, _ language: Language, _ record: Record
    ) async throws {
      try await page.click("tab", language.tabs[1])
      try await page.wait(for: "location.pathname == '/finances'")
      try await page.wait(toSee: language.total)
      try await record("finances")
      try await page.open(named: "button", containing: language.year)
      try await page.focus("listbox", language.year)
      try await record("years")
      for key in ["Home", "ArrowDown", "Enter"] { try await page.press(key) }
      try await page.wait(toMiss: language.total)
      try await page.wait(forControl: "tab", language.tabs[1])
    }

    private func register(
      _ page: Page, _ language: Language, _ record: Record
    ) async throws {
      try await page.click("tab", language.tabs[2])
      try await page.click("button", language.date)
      try await page.focus("listbox", "IT250")
      try await record("dates")
      for key in ["Home", "ArrowDown", "Enter"] { try await page.press(key) }
      try await page.wait(toSee: language.chosen)
      try await page.click("button", language.submit)
      try await page.wait(toSee: language.answer)
      try await record("answer")
      try await page.press("Enter")
      try await page.wait(toMiss: language.answer)
      try await page.wait(toMiss: language.chosen)
      try await page.wait(toSee: language.registered)
      try await record("registration")
      // The button stays visible above the tabs, for a list of any length.
      try await page.wait(
        for: """
          [...document.querySelectorAll('button')].find(b => b.innerText.includes('\(language.submit)'))
            .getBoundingClientRect().bottom
            <= document.querySelector('[role=tablist]').getBoundingClientRect().top + 1
          """)
    }

    private func giveFeedback(
      _ page: Page, _ language: Language, _ record: Record
    ) async throws {
      try await page.click("tab", language.tabs[4])
      try await page.wait(toSee: "Koliko ste zadovoljni kvalitetom nastave?")
      try await record("feedback")
      for _ in 0..<3 { try await page.click("button", language.next) }
      try await page.type("Hvala")
      try await page.click("button", "Pošalji")
      try await page.wait(toSee: "Anketa za ovaj semestar je popunjena.")
    }

    @Test func `one process shows two visitors two languages at once`() async throws {
      let folder = try TemporaryFolder()
      let process = try WebProcess(
        "EStudentWeb", ["--port", "0", "--quiet", "--", "--folder", folder.path, "--lang", "sr"])
      let one = try await Visit(process, languages: EStudentTests.english.preferred)
      let two = try await Visit(process, languages: EStudentTests.serbian.preferred)
      // A browser that prefers neither language gets that of the option.
      let three = try await Visit(process, languages: "fr")
      let visits = [
        (one, EStudentTests.english), (two, EStudentTests.serbian), (three, EStudentTests.serbian),
      ]
      for (visit, language) in visits {
        try await EStudentTests.logIn(visit.page, language, "1")
        try await visit.page.wait(toSee: language.refused)
      }
      // Each session keeps its language after turns of the others.
      for (visit, language) in visits {
        try await visit.page.click("textbox", "JMBG")
        try await visit.page.type("0101990710005")
        try await visit.page.press("Enter")
        for tab in language.tabs { try await visit.page.wait(forControl: "tab", tab) }
      }
      for visit in [one, two, three] { visit.expectNoProblem() }
    }
  }
}
