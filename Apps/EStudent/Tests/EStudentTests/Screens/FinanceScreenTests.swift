import EStudent
import EStudentAPI
import EStudentConformance
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Finances of eStudent", .leakFree)
struct FinanceScreenTests {
  @Test(.proves("E-025", "E-027"))
  func `the summary has the three sums in boxes`() async throws {
    let test = try await StudentStage().enter()
    await test.select(tab: 2)
    #expect(test.shows("Sumirano") && test.shows("Zaduženja") && test.shows("Plaćanja"))
    for amount in ["3.050 EUR", "495 EUR", "2.555 EUR"] { #expect(test.shows(amount)) }
    #expect(!test.shows("Školarina"))
  }

  @Test(.proves("E-025"))
  func `the segments show obligations or payments in detail`() async throws {
    let test = try await StudentStage().enter()
    await test.select(tab: 2)
    let segments = try #require(test.view("segments"))
    await test.use(segments, .right)
    #expect(test.shows("1/10/2011 Školarina") && test.shows("3.000 EUR"))
    #expect(!test.shows("Prva rata"))
    await test.use(segments, .right)
    #expect(test.shows("5/11/2011 Prva rata školarine") && test.shows("445 EUR"))
    #expect(!test.shows("3.000 EUR"))
  }

  @Test(.proves("E-026"))
  func `the bar button lists the years for selection`() async throws {
    let test = try await StudentStage().enter()
    await test.select(tab: 2)
    await test.click(button: "Šk. godina 2011/2012")
    #expect(test.front is FinanciesYearViewController)
    test.press(.down)
    test.press(.enter)
    await test.settle()
    #expect(test.front is FinanciesViewController)
    #expect(test.shows("Šk. godina 2010/2011") && test.shows("2.800 EUR"))
  }

  @Test(.proves("E-026"))
  func `a key shows the previous year, and another returns`() async throws {
    let test = try await StudentStage().enter()
    await test.select(tab: 2)
    func ids() -> [String] { test.application.commandsInForce.flatMap(\.commands).map(\.id) }
    #expect(ids().contains("Earlier year") && !ids().contains("Later year"))
    test.press("[")
    #expect(test.shows("Šk. godina 2010/2011"))
    #expect(!ids().contains("Earlier year") && ids().contains("Later year"))
    test.press("[")
    #expect(test.shows("Šk. godina 2010/2011"))
    test.press("]")
    #expect(test.shows("Šk. godina 2011/2012"))
  }

  @Test func `a student without any year sees a message`() async throws {
    let test = try await StudentStage().enter(.ana)
    await test.select(tab: 2)
    #expect(test.shows("Još nema školske godine."))
    #expect(test.shows("╭─────╮") && test.view(.button, named: "Osveži") != nil)
  }
}
