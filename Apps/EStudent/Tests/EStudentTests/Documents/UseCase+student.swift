import DesignDocuments
import EStudent
import EStudentAPI
import ScreenKitCore
import ScreenKitFetch
import ScreenKitTestSupport
import ScreenKitTesting

extension UseCase<StudentDesign> {
  /// Opens the app with the first tab after the login.
  private static var enter: Scene<StudentDesign>.Play {
    { try await StudentScene.reports.play(on: $0, size: $1, look: $2, language: .english) }
  }

  /// Returns the failure of a server that is unreachable when a tab is selected.
  private static func serverIsAway(tab: Int) -> Failure {
    Failure(words: "The server is down when the tab is first selected", view: "status") {
      test, stage in
      stage.service.isDown = true
      await test.select(tab: tab)
    }
  }

  @MainActor static let logIn = UseCase(
    task: "logIn", start: "The app has just been started, and shows the login.",
    steps: [
      Step(words: "Types the identifier") { test, _ in
        await test.enterName("mladjan.antic.1234")
        test.press(.enter)
      },
      Step(words: "Types the JMBG") { test, _ in test.type("0101990710005") },
      Step(words: "Presses Enter, and the first tab shows the reports") { test, _ in
        test.press(.enter)
        await test.settle()
      },
    ],
    end: "The session is open, and the first tab shows the subjects.",
    isAtEnd: { test, stage in
      stage.student?.names?.surname == "Antić" && test.shows("IT250")
    },
    failures: [
      Failure(words: "A wrong JMBG", view: "failure") { test, _ in await test.logIn(secret: "1") },
      Failure(words: "An identifier in another format", view: "failure") { test, _ in
        await test.logIn("mladjan", "1")
      },
      Failure(words: "No JMBG", view: "failure") { test, _ in await test.logIn(secret: "") },
      Failure(words: "The server is down", view: "failure") { test, stage in
        stage.service.isDown = true
        await test.logIn()
      },
    ],
    open: { try await StudentScene.login.play(on: $0, size: $1, look: $2, language: .english) })

  @MainActor static let marks = UseCase(
    task: "marks", start: "The first tab shows all subjects.",
    steps: [
      Step(words: "Opens the first subject, which shows its marks at once") { test, _ in
        await test.use(test.view("subjects"))
      },
      Step(words: "Scrolls to its weeks") { test, _ in
        await test.use(test.view("marks"), .pageDown)
      },
      Step(words: "Goes back to the list") { test, _ in await test.goBack() },
    ],
    end: "All subjects are shown, after a single request.",
    isAtEnd: { test, stage in
      test.front is ReportViewController && stage.service.calls == ["login", "reports"]
    },
    failures: [
      Failure(words: "The server is down when the list is loaded again", view: "status") {
        test, stage in
        stage.service.isDown = true
        test.press("F5")
        await test.settle()
      }
    ], open: enter)

  @MainActor static let finances = UseCase(
    task: "finances", start: "The session is open, and another tab is in front.",
    steps: [
      Step(words: "Goes to the tab \"Finances\", which shows the sums") { test, _ in
        await test.select(tab: 2)
      },
      Step(words: "Selects \"Obligations\"") { test, _ in
        await test.use(test.view("segments"), .right)
      },
      Step(words: "Presses the school year in the bar") { test, _ in
        await test.click(button: "School year 2011/2012")
      },
      Step(words: "Chooses the previous year") { test, _ in
        test.press(.down, .enter)
        await test.settle()
      },
    ],
    end: "The obligations of the previous year are shown.",
    isAtEnd: { test, stage in stage.student?.year?.title == "2010/2011" && test.shows("2,800 EUR")
    },
    failures: [serverIsAway(tab: 2)], open: enter)

  @MainActor static let professors = UseCase(
    task: "professors", start: "The session is open, and another tab is in front.",
    steps: [
      Step(words: "Goes to the tab \"Professors\"") { test, _ in await test.select(tab: 4) }
    ],
    end: "Each subject is shown with its professors and assistants.",
    isAtEnd: { test, _ in test.shows("Dr Anđela Mikić") && test.shows("Assistant") },
    failures: [serverIsAway(tab: 4)], open: enter)

  @MainActor static let exams = UseCase(
    task: "exams", start: "The session is open, and another tab is in front.",
    steps: [
      Step(words: "Goes to the tab \"Exams\", which shows the deadline") { test, _ in
        await test.select(tab: 3)
      },
      Step(words: "Presses \"Date\" beside the first subject") { test, _ in
        await test.click(button: "Date, IT250")
      },
      Step(words: "Chooses a date, which is marked as not registered yet") { test, _ in
        test.press(.down, .enter)
        await test.settle()
      },
      Step(words: "Presses \"Register for exams\"; a notice shows the result") { test, _ in
        await test.use(test.view("submit"))
      },
      Step(words: "Closes the notice") { test, _ in
        test.press(.enter)
        await test.settle()
      },
    ],
    end: "The server has the registration, and the date is marked.",
    isAtEnd: { test, stage in
      stage.student?.registrations == [] && test.shows("✓ Registered: 23/1/2012 13:30")
    },
    failures: [
      Failure(wordsInDialog: "No date is chosen") { test, _ in
        await test.select(tab: 3)
        await test.use(test.view("submit"))
      },
      Failure(wordsInDialog: "Registration was closed meanwhile") { test, stage in
        await test.chooseExam()
        stage.service.next("signUp", .fail(.notOpen))
        await test.use(test.view("submit"))
      },
      Failure(wordsInDialog: "The response of the server is lost") { test, stage in
        await test.chooseExam()
        stage.service.next("signUp", .lose(.noAnswer(.connectionLost)))
        await test.use(test.view("submit"))
      },
      serverIsAway(tab: 3),
    ], open: enter)

  @MainActor static let feedback = UseCase(
    task: "feedback", start: "The session is open, and the semester's questions are not answered.",
    steps: [
      Step(words: "Goes to the tab \"Feedback\", which shows the questions of the server's page") {
        test, _ in await test.select(tab: 5)
      },
      Step(words: "Answers the first question") { test, _ in
        await test.use(test.view(.picker, named: FeedbackPage.questions[0].text), .end)
      },
      Step(words: "Presses \"Next\" in the bar, and answers the second one") { test, _ in
        await test.click(button: "Next")
        test.press(.down)
        await test.settle()
      },
      Step(words: "Presses the page's send button") { test, _ in
        await test.use(test.view("send"))
      },
    ],
    end: "The server has the answers, and its page confirms them.",
    isAtEnd: { test, stage in
      test.shows("Hvala.") && stage.service.calls.count { $0 == "send" } == 1
    },
    failures: [
      serverIsAway(tab: 5),
      Failure(words: "The response of the server is lost", view: "status") { test, stage in
        await test.select(tab: 5)
        stage.service.next("send", .lose(.noAnswer(.connectionLost)))
        await test.use(test.view("send"))
      },
      Failure(wordsInDialog: "A question has no answer") { test, stage in
        let page = "<form><p>A?<br><input type=radio name=a value=1>B</p><button>C</button></form>"
        stage.service.next("feedback", .text(page))
        await test.select(tab: 5)
        await test.use(test.view("send"))
      },
    ], open: enter)
}

extension ScreenTest {
  /// Types into the first field of the login screen.
  fileprivate func enterName(_ name: String) async {
    if let field = view(.textField, named: "name.surname.number") {
      application.focus.move(to: field)
    }
    type(name)
  }

  /// Opens the exams and selects a date of the first subject.
  fileprivate func chooseExam() async {
    await select(tab: 3)
    await use(view(.picker, named: "IT250 - Web sistemi"), .down)
  }
}
