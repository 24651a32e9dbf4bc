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
@Suite("Registration of eStudent", .leakFree)
struct RegistrationScreenTests {
  @Test(.proves("E-028", "E-029", "E-030", "E-032"))
  func `one screen has the deadline and the dates of all subjects`() async throws {
    let (stage, test) = try await open()
    #expect(stage.service.calls.filter { $0 == "openCourses" }.count == 1)
    #expect(test.shows("Prijava je otvorena do: 14/1/2012"))
    for subject in ["IT250", "SE311", "IT330"] { #expect(test.shows(subject)) }
    #expect(test.shows("✓ Prijavljen: 25/1/2012 13:30"))
    #expect(test.shows("Nije prijavljen"))
    #expect(test.view("submit")?.style.emphasis == .strong)
    await test.select(tab: 1)
    await test.select(tab: 3)
    #expect(stage.service.calls.filter { $0 == "openCourses" }.count == 2)
  }

  @Test(.proves("E-004", "E-029", "E-031"))
  func `one press registers for all choices, and shows the answer`() async throws {
    let (stage, test) = try await open()
    await choose(test, "IT250", .down)
    await choose(test, "IT330", .end)
    #expect(test.shows("Izabran, još nije prijavljen"))
    await test.use(test.view("submit"))
    #expect(stage.service.calls.filter { $0 == "signUp" }.count == 1)
    #expect(test.shows("Prijavljeni ispiti: IT250, SE311, IT330."))
    test.press(.enter)
    await test.settle()
    #expect(test.shows("✓ Prijavljen: 21/1/2012 09:00") && !test.shows("Nije prijavljen"))
  }

  @Test(.proves("E-030"))
  func `a registration can be changed to another date`() async throws {
    let (_, test) = try await open()
    await choose(test, "SE311", .down)
    #expect(test.shows("Prijavljen: 25/1/2012 13:30. Izabrali ste drugi termin."))
    await test.use(test.view("submit"))
    test.press(.enter)
    await test.settle()
    #expect(test.shows("✓ Prijavljen: 1/2/2012 09:00"))
  }

  @Test(.proves("E-005", "E-029"))
  func `a date can be selected on a subject's own screen`() async throws {
    let (stage, test) = try await open()
    await test.click(button: "Termin, IT250")
    #expect(test.front is RegistrationDetailedViewController)
    #expect(test.shows("23/1/2012 13:30"))
    test.press(.down)
    test.press(.enter)
    await test.settle()
    #expect(test.front is RegistrationViewController)
    #expect(stage.student?.registrations == [CourseRegistration(course: "IT250", date: 11)])
    #expect(test.shows("Izabran, još nije prijavljen"))
  }

  @Test(.proves("E-031"))
  func `without a choice no request is sent`() async throws {
    let (stage, test) = try await open()
    await test.use(test.view("submit"))
    #expect(test.shows("Izaberite termin za bar jedan predmet."))
    #expect(!stage.service.calls.contains("signUp"))
  }

  @Test(.proves("E-028"))
  func `after the deadline the button is disabled`() async throws {
    let stage = StudentStage()
    let test = try await stage.enter()
    stage.advance(test, by: 8 * 86_400)
    await test.select(tab: 3)
    #expect(test.shows("Prijava je zatvorena 14/1/2012."))
    #expect(test.view("submit")?.isEnabled == false)
  }

  @Test func `a failed registration is reported and keeps the choice`() async throws {
    let (stage, test) = try await open()
    await choose(test, "IT250", .down)
    stage.service.next("signUp", .fail(.notOpen))
    await test.use(test.view("submit"))
    #expect(test.shows("Prijava nije uspela") && test.shows("Ovo više nije otvoreno."))
    test.press(.enter)
    stage.service.next("signUp", .lose(.noAnswer(.connectionLost)))
    await test.use(test.view("submit"))
    #expect(test.shows("Nije poznato"))
    test.press(.enter)
    test.press("F5")
    await test.settle()
    #expect(test.shows("✓ Prijavljen: 21/1/2012 09:00"))
  }

  @Test func `a second press during a request sends nothing`() async throws {
    let (stage, test) = try await open()
    await choose(test, "IT250", .down)
    let reply = StubResponse<Void>()
    stage.service.next("signUp", .first { try? await reply.value() })
    await test.use(test.view("submit"))
    await test.use(test.view("submit"))
    #expect(stage.service.calls.filter { $0 == "signUp" }.count == 1)
    reply.give(())
    await test.settle()
    #expect(test.shows("Prijavljeni ispiti: IT250, SE311."))
  }

  @Test func `a date chosen during a request is kept`() async throws {
    let (stage, test) = try await open()
    await choose(test, "IT250", .down)
    let sent = try #require(stage.student?.registrations)
    let reply = StubResponse<Void>()
    stage.service.next("signUp", .first { try? await reply.value() })
    await test.use(test.view("submit"))
    await choose(test, "IT250", .down)
    let later = stage.student?.registrations
    #expect(later != sent)
    reply.give(())
    await test.settle()
    #expect(stage.student?.courses.content?.courses.first?.registered == sent.first?.date)
    #expect(stage.student?.registrations == later)
  }

  @Test func `the answer of an earlier load does not replace a registration`() async throws {
    let (stage, test) = try await open()
    await choose(test, "IT250", .down)
    let sent = try #require(stage.student?.registrations.first)
    let reply = StubResponse<Void>()
    stage.service.next("openCourses", .last { try? await reply.value() })
    test.press("F5")
    await test.settle()
    await test.use(test.view("submit"))
    #expect(test.shows("Prijavljeni ispiti: IT250, SE311."))
    reply.give(())
    await test.settle()
    #expect(stage.student?.courses.content?.courses.first?.registered == sent.date)
    test.press(.enter)
    await test.settle()
    #expect(test.shows("✓ Prijavljen: 21/1/2012 09:00"))
  }

  private func open() async throws -> (StudentStage, ScreenTest) {
    let stage = StudentStage()
    let test = try await stage.enter()
    await test.select(tab: 3)
    return (stage, test)
  }

  private func choose(_ test: ScreenTest, _ subject: String, _ key: Key) async {
    let titles = [
      "IT250": "Web sistemi",
      "SE311": "Projektovanje i arhitektura softvera", "IT330": "Mrezni sistemi",
    ]
    await test.use(test.view(.picker, named: "\(subject) - \(titles[subject] ?? "")"), key)
  }
}
