import EStudent
import EStudentAPI
import EStudentConformance
import Foundation
import ScreenKitCore
import ScreenKitFetch
import ScreenKitNav
import ScreenKitOffline
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Tabs of eStudent", .leakFree)
struct StudentTabTests {
  @Test(.proves("E-001"))
  func `there are five tabs, with the names of each language`() async throws {
    let stage = StudentStage()
    let test = try await stage.enter()
    let bar = try #require(tabs(test))
    #expect(bar.titles == ["Izveštaji", "Finansije", "Prijava", "Profesori", "Anketa"])
    let english = try await StudentStage().enter(language: .english)
    #expect(
      tabs(english)?.titles == ["Reports", "Finances", "Exams", "Professors", "Feedback"])
  }

  @Test(.proves("E-002"), arguments: Look.Name.allCases)
  func `the tabs are at the bottom of every screen under every look`(look: Look.Name) async throws {
    let test = try await StudentStage().enter(look: look)
    for number in 1...5 {
      await test.select(tab: number)
      let rows = test.snapshot.text.split(separator: "\n", omittingEmptySubsequences: false)
      let place = rows.lastIndex { $0.lowercased().contains("profesori") }
      #expect((place ?? 0) >= 21, "\(number)")
    }
    await test.select(tab: 1)
    test.press(.enter)
    #expect(test.front is DetailedReportViewController)
    #expect(test.snapshot.text.lowercased().contains("profesori"))
  }

  @Test(.proves("E-005", "E-039"))
  func `each tab has its own controller`() async throws {
    let test = try await StudentStage().enter()
    let screens: [Controller.Type] = [
      ReportViewController.self, FinanciesViewController.self, RegistrationViewController.self,
      ProfessorsViewController.self, FeedbackViewController.self,
    ]
    for (number, screen) in screens.enumerated() {
      await test.select(tab: number + 1)
      #expect(test.front.map { type(of: $0) == screen } == true)
    }
    #expect(test.warnings.isEmpty)
  }

  @Test(.proves("E-007", "E-019"))
  func `each tab loads its own data, and fails alone`() async throws {
    let stage = StudentStage()
    stage.service.next("reports", .fail(.failed))
    let test = try await stage.enter()
    #expect(test.shows("Server je prijavio grešku."))
    #expect(stage.service.calls == ["login", "reports"])
    for (number, call) in [(2, "finances"), (3, "openCourses"), (4, "professors"), (5, "feedback")]
    {
      stage.service.forgetCalls()
      await test.select(tab: number)
      #expect(stage.service.calls == [call])
      #expect(!test.shows("Server je prijavio grešku."))
    }
  }

  @Test(arguments: 1...5)
  func `an error without content fills the screen with picture and button`(
    tab: Int
  ) async throws {
    let stage = StudentStage()
    if tab == 1 { stage.service.next("reports", .fail(.noAnswer(.timedOut))) }
    let test = try await stage.enter()
    if tab > 1 { stage.service.isDown = true }
    await test.select(tab: tab)
    let rows = test.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = rows.firstIndex { $0.contains(tab == 1 ? "nije odgovorio" : "nije dostupan") }
    #expect((row ?? 0) > 8 && test.shows("╭─────╮"))
    stage.service.isDown = false
    await test.click(button: "Pokušaj ponovo")
    #expect(!test.shows("╭─────╮") && !test.shows("Pokušaj ponovo"))
  }

  @Test func `lists without rows have a picture and a button`() async throws {
    let test = try await StudentStage().enter()
    for (tab, id) in [(1, "subjects"), (4, "professors")] as [(Int, ViewID)] {
      await test.select(tab: tab)
      let empty = test.view(id, as: ListView.self)?.emptyView as? EmptyState
      #expect(empty?.button.title == "Osveži")
    }
  }

  private func tabs(_ test: ScreenTest) -> TabBar? {
    test.application.window.children.lazy.compactMap { find($0) }.first
  }

  private func find(_ view: View) -> TabBar? {
    (view as? TabBar) ?? view.children.lazy.compactMap { find($0) }.first
  }
}

@MainActor
@Suite("Reports of eStudent", .leakFree)
struct ReportScreenTests {
  @Test(.proves("E-021"))
  func `the reports are fetched only at the first appearance`() async throws {
    let stage = StudentStage()
    let test = try await stage.enter()
    let row = test.screen.split(separator: "\n").first { $0.contains("IT250 - Web sistemi") }
    #expect(row?.hasSuffix("›") == true)
    await test.select(tab: 2)
    await test.select(tab: 1)
    #expect(stage.service.calls.filter { $0 == "reports" }.count == 1)
    test.press("F5")
    await test.settle()
    #expect(stage.service.calls.filter { $0 == "reports" }.count == 2)
  }

  @Test(.proves("E-022", "E-024"))
  func `the sums of a subject show at once, without a request`() async throws {
    let stage = StudentStage()
    let test = try await stage.enter()
    stage.service.forgetCalls()
    test.press(.enter)
    let lines = test.snapshot.text.split(separator: "\n").map {
      $0.split(whereSeparator: { " ▸┃│".contains($0) }).joined(separator: " ")
    }
    for line in [
      "Kazneni poeni 5", "Predispitne obaveze 82", "Pismeni ispiti 10", "Suma poena 92", "Ocena 9",
      "Prisustvo 1", "Zadaci 3",
    ] { #expect(lines.contains(line), "\(line)") }
    #expect(stage.service.calls.isEmpty)
  }

  @Test(.proves("E-023"))
  func `a report has sixteen sections, of which fifteen are weeks`() async throws {
    let test = try await StudentStage().enter(size: CellSize(columns: 60, rows: 60))
    test.press(.enter)
    #expect(test.shows("Semestar"))
    for week in 1...15 { #expect(test.shows("\(week). nedelja"), "\(week)") }
    #expect(!test.shows("16. nedelja"))
    #expect(test.shows("Nema poena"))
  }

  @Test(.proves("E-036"))
  func `a long title ends with an ellipsis on a narrow screen`() async throws {
    let test = try await StudentStage().enter(size: CellSize(columns: 36, rows: 12))
    #expect(test.shows("SE311 - Projektovanje i arhi"))
    #expect(test.shows("…") && !test.shows("softvera"))
  }

  @Test func `without a network the stored reports show their age`() async throws {
    let stage = StudentStage()
    var test = try await stage.enter()
    test.terminate()
    test = try await stage.launch()
    stage.advance(test, by: 600)
    stage.service.next("reports", .fail(.noAnswer(.timedOut)))
    await test.logIn()
    #expect(test.shows("Stanje: pre 10 min. Server nije odgovorio na vreme."))
    #expect(test.shows("IT250"))
    stage.advance(test, by: 7_200)
    #expect(test.shows("pre 2 h"))
    await test.click(button: "Pokušaj ponovo")
    #expect(!test.shows("Stanje:"))
  }

  @Test func `messages, headings and headers begin below the title`() async throws {
    let stage = StudentStage()
    let test = try await stage.enter()
    test.press(.enter)
    #expect(begins(test, "Web sistemi", "Semestar", "1. nedelja"))
    await test.goBack()
    await test.select(tab: 4)
    #expect(begins(test, "Profesori", "IT250"))
    stage.service.isDown = true
    for (tab, title) in [(4, "Profesori"), (1, "Izveštaji")] {
      await test.select(tab: tab)
      test.press("F5")
      await test.settle()
      #expect(begins(test, title, "Stanje:"))
    }
  }

  /// Whether each text is at the start of a row, behind the margin.
  private func begins(_ test: ScreenTest, _ texts: String...) -> Bool {
    let rows = test.screen.split(separator: "\n")
    return texts.allSatisfy { text in rows.contains { $0.hasPrefix(" " + text) } }
  }

  @Test func `a load can be cancelled and repeated`() async throws {
    let stage = StudentStage()
    let test = try await stage.launch()
    let reply = StubResponse<Void>()
    stage.service.next("reports", .first { try? await reply.value() })
    await test.logIn()
    #expect(test.shows("Učitavanje (odgovor može da traje 10 s)"))
    await test.click(button: "Otkaži")
    reply.give(())
    await test.settle()
    #expect(test.shows("Zahtev je otkazan."))
    await test.click(button: "Pokušaj ponovo")
    #expect(test.shows("IT250"))
  }

  @Test func `the device stores no secret`() async throws {
    let stage = StudentStage()
    let test = try await stage.enter()
    let path = "/estudent/embedded___estudent/1234.json"
    let kept = String(decoding: try #require(stage.files[path]), as: UTF8.self)
    #expect(kept.contains("IT250") && !kept.contains(TestStudent.mladjan.secret))
    #expect(!kept.contains("Basic"))
    withExtendedLifetime(test) {}
  }
}

@MainActor
@Suite("Professors of eStudent", .leakFree)
struct ProfessorScreenTests {
  @Test(.proves("E-006", "E-033", "E-041"))
  func `each subject is a section with names and roles`() async throws {
    let stage = StudentStage()
    let test = try await stage.enter()
    for visit in 1...2 {
      await test.select(tab: 4)
      #expect(stage.service.calls.filter { $0 == "professors" }.count == visit)
      await test.select(tab: 1)
    }
    await test.select(tab: 4)
    let rows = test.snapshot.text.split(separator: "\n").map(String.init)
    let first = try #require(rows.firstIndex { $0.contains("IT250 - Web sistemi") })
    let teachers = [
      ("Dr Anđela Mikić", "Profesor"), ("Dipl. Aleksandra Vukotić", "Asistent"),
      ("Dr Dorin Drambarean", "Asistent"),
    ]
    for (row, teacher) in zip(rows[(first + 1)...], teachers) {
      #expect(row.contains(teacher.0) && row.contains(teacher.1))
    }
    #expect(rows[first + 4].contains("SE311"))
  }
}

@MainActor
@Suite("Side of a tab bar", .leakFree)
struct TabBarSideTests {
  @Test(.proves("E-002"), arguments: Look.Name.allCases)
  func `an app's side of the tabs overrides that of the look`(
    look: Look.Name
  ) throws {
    for side in [TabFrame.BarSide.top, .bottom] {
      let tabs = TabNavigator(tabs: [Tab("Alpha") { Controller() }, Tab("Beta") { Controller() }])
      tabs.barSide = side
      let test = ScreenTest(tabs, size: CellSize(columns: 40, rows: 10), look: .named(look))
      var rows = test.snapshot.text.split(separator: "\n", omittingEmptySubsequences: false)
        .prefix(10).map { $0.lowercased() }
      if side == .bottom { rows = rows.reversed() }
      let line = look == .material && side == .bottom ? 0 : 1
      #expect(rows[1 - line].contains("alpha"), "\(look) \(side)")
      #expect(rows[line].contains("─") || rows[line].contains("━"), "\(look) \(side)")
    }
  }
}
