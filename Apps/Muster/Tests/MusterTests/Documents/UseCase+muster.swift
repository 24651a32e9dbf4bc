import DesignDocuments
import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText

extension ScreenTest {
  /// Opens the first link of the visible page.
  fileprivate func followFirstLink() async {
    if let page = view("page") { application.focus.move(to: page) }
    press("n", KeyPress(.enter))
    await settle()
  }
}

extension UseCase<MusterDesign> {
  @MainActor static let logIn = UseCase(
    task: "logIn", start: "The app has just been started, and shows Login.",
    steps: [
      Step(words: "Types user name and password") { test, _ in test.fill(.anna) },
      Step(words: "Ticks \"Remember my user name\"") { test, _ in
        await test.use(test.box("Remember my user name"))
      },
      Step(words: "Presses \"Log in\"; a notice shows the muster status") { test, _ in
        await test.use("Log in")
      },
      Step(words: "Closes the notice") { test, _ in test.press(KeyPress(.enter)) },
    ],
    end: "The session is open, and the first tab shows the announcements.",
    isAtEnd: { test, stage in
      stage.profile?.username == "anna" && stage.profile?.remembered?.username == "anna"
        && test.view("announcements") != nil
    },
    failures: [
      Failure(words: "A wrong password", view: "failure") { test, _ in
        await test.logIn(password: "x")
      },
      Failure(words: "No password", view: "failure") { test, _ in
        test.fill(.anna)
        test.field("Password")?.value = ""
        await test.use("Log in")
      },
      Failure(words: "The server is down", view: "failure") { test, stage in
        stage.service.isDown = true
        await test.logIn()
      },
    ],
    open: { stage, size, look in
      let test = try await MusterScene.login.play(on: stage, size: size, look: look)
      for name in ["User name", "Password"] { test.field(name)?.value = "" }
      return test
    })

  @MainActor static let read = UseCase(
    task: "read", start: "The first tab shows the announcements; some are unread.",
    steps: [
      Step(words: "Opens the first announcement, which marks it as read") { test, _ in
        test.press(KeyPress(.enter))
        await test.settle()
      },
      Step(words: "Follows its link into the intranet") { test, _ in await test.followFirstLink() },
      Step(words: "Goes back") { test, _ in await test.goBack() },
      Step(words: "Goes on with \"Next\"") { test, _ in await test.use("Next") },
      Step(words: "Goes on with \"Next\"") { test, _ in await test.use("Next") },
      Step(words: "Goes back to the list") { test, _ in await test.goBack() },
    ],
    end: "All announcements are read, and mustering is allowed.",
    isAtEnd: { test, stage in
      stage.profile?.hasReadAnnounce() == true && test.view("announcements") != nil
    },
    failures: [
      Failure(words: "The server is down when the list is loaded again", view: "load") {
        test, stage in
        stage.service.isDown = true
        test.press(KeyPress(.function(5)))
        await test.settle()
      },
      Failure(words: "A link leads out of the intranet", view: "note") { test, stage in
        try stage.world.publish(
          .init(
            dbID: 9, title: "Elsewhere", body: "", more: "https://www.example.org/",
            pubDate: stage.world.time.now.now, isUrgent: true))
        test.press(KeyPress(.function(5)))
        await test.settle()
        test.press(KeyPress(.home), KeyPress(.enter))
        await test.settle()
        await test.followFirstLink()
      },
    ],
    open: { try await MusterScene.announcements.play(on: $0, size: $1, look: $2) })

  @MainActor static let muster = UseCase(
    task: "muster", start: "All announcements are read.",
    steps: [
      Step(words: "Goes to the tab \"Muster\", which shows the status") { test, _ in
        test.press("2")
        await test.settle()
      },
      Step(words: "Presses \"Muster\"") { test, _ in await test.use(test.view("muster")) },
    ],
    end: "The student is mustered for today, and the button is disabled.",
    isAtEnd: { test, stage in
      stage.profile?.status.isMustered == true && test.view("muster")?.isEnabled == false
    },
    failures: [
      Failure(words: "An announcement is published after the list was loaded", view: "note") {
        test, stage in
        test.press("2")
        try stage.world.publish(.sample(9, title: "New"))
        await test.use(test.view("muster"))
      },
      Failure(words: "The response of the server is lost", view: "failure") { test, stage in
        test.press("2")
        stage.service.next("muster", .lose(.lost("x")))
        await test.use(test.view("muster"))
      },
      Failure(words: "The outcome of the request is unknown", view: "note") { test, stage in
        test.press("2")
        stage.service.next("muster", .lose(.lost("x")))
        await test.use(test.view("muster"))
      },
    ],
    open: { stage, size, look in
      let test = try await MusterScene.announcements.play(on: stage, size: size, look: look)
      for announcement in stage.profile?.activeAnnouncements ?? [] {
        await stage.profile?.markRead(announcement)
      }
      await test.settle()
      return test
    })

  @MainActor static let intranet = UseCase(
    task: "intranet", start: "The session is open, and another tab is in front.",
    steps: [
      Step(words: "Goes to the tab \"Intranet\"") { test, _ in
        test.press("3")
        await test.settle()
      },
      Step(words: "Follows the first link") { test, _ in await test.followFirstLink() },
      Step(words: "Presses \"Back\" above the page") { test, _ in
        await test.use(test.view("back"))
      },
      Step(words: "Presses \"Forward\"") { test, _ in await test.use(test.view("forward")) },
    ],
    end: "The page is shown; the session's token was sent only to the intranet.",
    isAtEnd: { test, stage in
      test.screen.contains("Know your nearest exit.")
        && stage.service.calls.count { $0 == "page" } == 2
    },
    failures: [
      Failure(words: "The page does not exist", view: "load") { test, stage in
        stage.service.next("page", .fail(.notFound))
        test.press("3")
        await test.settle()
      },
      Failure(words: "A link leads out of the intranet", view: "foreign") { test, _ in
        test.press("3")
        await test.settle()
        if let page = test.view("page") { test.application.focus.move(to: page) }
        test.press("n", "n", "n", KeyPress(.enter))
        await test.settle()
      },
      Failure(words: "The session has ended", view: "failure") { test, stage in
        stage.service.next("page", .fail(.sessionOver))
        test.press("3")
        await test.settle()
      },
    ],
    open: { try await MusterScene.announcements.play(on: $0, size: $1, look: $2) })
}
