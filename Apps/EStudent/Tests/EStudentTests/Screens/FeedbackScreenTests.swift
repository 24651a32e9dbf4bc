import EStudent
import EStudentAPI
import ScreenKitCore
import ScreenKitFetch
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Feedback of eStudent", .leakFree)
struct FeedbackScreenTests {
  @Test(.proves("E-034", "E-035"))
  func `pickers ask the questions of the server's page`() async throws {
    let test = try await open().1
    #expect(test.shows("Koliko ste zadovoljni kvalitetom nastave?"))
    #expect(test.shows("1 - Nisam zadovoljan"))
    #expect(picker(test, 0)?.isFocused == true)
  }

  @Test(.proves("E-034"))
  func `Next shows the next question, or Send after the last one`() async throws {
    let test = try await open().1
    for number in 1...2 {
      await test.click(button: "Sledeće")
      #expect(picker(test, number)?.isFocused == true, "\(number)")
    }
    await test.click(button: "Sledeće")
    #expect(test.view(.textView, named: "Napomena")?.isFocused == true)
    await test.click(button: "Sledeće")
    #expect(test.view("send")?.isFocused == true)
  }

  @Test(.proves("E-035"))
  func `answers are sent once, which the page then reports`() async throws {
    let (stage, test) = try await open()
    await test.use(picker(test, 0), .end)
    await test.use(test.view("send"))
    #expect(test.shows("Hvala. Anketa za ovaj semestar je popunjena."))
    #expect(test.view("send") == nil)
    #expect(stage.service.calls.filter { $0 == "send" }.count == 1)
    test.press("F5")
    await test.settle()
    #expect(test.shows("Hvala."))
  }

  @Test func `a failure keeps the answers`() async throws {
    let (stage, test) = try await open()
    await test.use(picker(test, 0), .end)
    stage.service.next("send", .fail(.noAnswer(.timedOut)))
    await test.use(test.view("send"))
    #expect(test.shows("Server nije odgovorio na vreme."))
    #expect(picker(test, 0)?.value == 4)
  }

  @Test(.proves("E-034"))
  func `radio buttons, boxes and fields of a page work as well`() async throws {
    let stage = StudentStage()
    stage.service.next(
      "feedback",
      .text(
        """
        <form><p>Ocena?<br><input type=radio name=o value=1 id=x><label for=x>Da</label>
        <input type=radio name=o value=2> Ne</p><label><input type=checkbox name=b> Slažem se</label>
        <label>Ime <input name=i></label><button>Kraj</button></form>
        """))
    let test = try await stage.enter()
    await test.select(tab: 5)
    #expect(test.shows("Ocena?") && test.shows("Nije izabran"))
    #expect(test.view(.checkbox, named: "Slažem se") != nil)
    #expect(test.view(.textField, named: "Ime") != nil)
    await test.use(test.view("send"))
    #expect(test.shows("Odgovorite na sva pitanja."))
    test.press(.enter)
    await test.use(test.view(.picker, named: "Ocena?"), .down)
    #expect(test.shows("Da"))
  }

  @Test func `a hostile page is shown as text`() async throws {
    let stage = StudentStage()
    stage.service.next("feedback", .text("<h1>\u{1B}[2J</h1><script>x</script><b>Nema ankete"))
    let test = try await stage.enter()
    await test.select(tab: 5)
    #expect(test.shows("Nema ankete"))
    #expect(!test.snapshot.text.contains("\u{1B}"))
  }

  private func open() async throws -> (StudentStage, ScreenTest) {
    let stage = StudentStage()
    let test = try await stage.enter()
    await test.select(tab: 5)
    return (stage, test)
  }

  private func picker(_ test: ScreenTest, _ index: Int) -> Picker? {
    test.view(.picker, named: FeedbackPage.questions[index].text) as? Picker
  }
}
