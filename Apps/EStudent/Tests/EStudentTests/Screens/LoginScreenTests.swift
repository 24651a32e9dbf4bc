import AppParts
import EStudent
import EStudentAPI
import EStudentConformance
import ScreenKitCore
import ScreenKitFetch
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Login screen of eStudent", .leakFree)
struct LoginScreenTests {
  @Test(.proves("E-008", "E-011"))
  func `the login screen is first, with fields for name and JMBG`() async throws {
    let test = try await StudentStage().launch()
    #expect(test.view(.textField, named: "ime.prezime.brojindeksa") is TextField)
    #expect((test.view(.textField, named: "JMBG") as? TextField)?.isMasked == true)
    #expect(test.view(.tabBar, named: "") == nil)
  }

  @Test(.proves("E-009", "E-010"))
  func `right data removes the login screen`() async throws {
    let stage = StudentStage()
    let test = try await stage.launch()
    await test.logIn()
    #expect(stage.service.calls.first == "login")
    #expect(stage.student?.names?.name == "Mlađan")
    #expect(test.front is ReportViewController)
    #expect(
      test.lifecycle.contains { $0.contains("LoginViewController") && $0.contains("destroy") })
  }

  @Test(.proves("E-010"))
  func `wrong data leaves the screen, and the user may try again`() async throws {
    let stage = StudentStage()
    let test = try await stage.launch()
    await test.logIn(secret: "1")
    #expect(test.shows("Pogrešno ime, broj indeksa ili JMBG."))
    #expect(test.front is LoginViewController)
    #expect((test.view(.textField, named: "JMBG") as? TextField)?.value == "")
    await test.logIn()
    #expect(test.front is ReportViewController)
  }

  @Test(
    .proves("E-038"),
    arguments: ["", "mladjan", "mladjan.antic", "mladjan.antic.12x4", "mladjan.antic.1234.5"])
  func `an invalid name is refused without a request`(identifier: String) async throws {
    let stage = StudentStage()
    let test = try await stage.launch(language: .english)
    await test.logIn(identifier, "1")
    #expect(test.shows("Enter name.surname.number, such as petar.nikolic.1234."))
    #expect(stage.service.calls.isEmpty)
  }

  @Test(.proves("E-038"))
  func `a missing JMBG is reported without a request`() async throws {
    let stage = StudentStage()
    let test = try await stage.launch()
    await test.logIn("mladjan.antic.1234", "")
    #expect(test.shows("Unesite svoj JMBG."))
    #expect(stage.service.calls.isEmpty)
  }

  @Test func `a login can be cancelled, and its late answer opens nothing`() async throws {
    let stage = StudentStage()
    let test = try await stage.launch()
    let reply = StubResponse<Void>()
    stage.service.next("login", .first { try? await reply.value() })
    await test.logIn()
    #expect(test.shows("Prijavljivanje"))
    await test.click(button: "Otkaži")
    reply.give(())
    await test.settle()
    #expect(stage.student?.names == nil)
    #expect(test.shows("Zahtev je otkazan."))
    await test.logIn()
    #expect(stage.student?.names != nil)
  }

  @Test func `an unreachable server keeps the JMBG for another try`() async throws {
    let stage = StudentStage()
    stage.service.isDown = true
    let test = try await stage.launch()
    await test.logIn()
    #expect(test.shows("Server nije dostupan"))
    #expect(
      (test.view(.textField, named: "JMBG") as? TextField)?.value == TestStudent.mladjan.secret)
  }

  @Test func `logging out shows the login screen and removes all data`() async throws {
    let stage = StudentStage()
    let test = try await stage.enter()
    await test.click(button: "Odjava")
    #expect(test.shows("Odjaviti se?"))
    test.press(.enter)
    await test.settle()
    #expect(test.front is LoginViewController)
    #expect(stage.student?.reports.content == nil)
    await test.logIn(.ana)
    #expect(!test.shows("IT250") && test.shows("IT330"))
  }

  @Test func `an ended session shows the login screen with the reason`()
    async throws
  {
    let stage = StudentStage()
    let test = try await stage.enter()
    stage.service.next("professors", .fail(.refused))
    await test.select(tab: 4)
    #expect(test.front is LoginViewController)
    #expect(test.shows("Pogrešno ime"))
  }

  @Test func `a deep link waits for the login`() async throws {
    let stage = StudentStage()
    let test = try await stage.launch(link: "estudent://finances")
    #expect(test.front is LoginViewController)
    await test.logIn()
    #expect(test.front is FinanciesViewController)
  }
}
