internal import AppParts
internal import EStudentAPI
internal import ScreenKitCore
internal import ScreenKitOffline

extension ControllerLogic where Self: Controller {
  /// Shows the state of `feed` in `bar`, whose button cancels or repeats the load.
  ///
  /// - Parameters:
  ///   - feed: The content of the screen.
  ///   - student: The model with the texts and the time.
  ///   - bar: The bar.
  ///   - work: The load, which ends when the screen pauses.
  func follow<Content>(
    _ feed: Feed<Content, StudentError>, of student: Student, in bar: LoadBar, _ work: ScreenTask
  ) {
    connect(bar.button) { screen in
      if work.isRunning { work.cancel() } else { screen.load(feed, work) }
    }
    command(student.texts.loading.refresh, id: "Refresh", KeyPress(.function(5))) { screen in
      screen.load(feed, work)
    }
    refresh(when: feed, \.content, \.state)
  }

  /// Loads `feed`, unless it is being loaded.
  func load<Content>(_ feed: Feed<Content, StudentError>, _ work: ScreenTask) {
    guard !work.isRunning else { return }
    task(work) { _ in await feed.load() }
  }

  /// Shows in `bar` whether the content of `feed` is being loaded, or how old it is.
  ///
  /// An error without content fills the space of `content`, which is hidden.
  func show<Content>(
    _ feed: Feed<Content, StudentError>, of student: Student, in bar: LoadBar, over content: View?
  ) {
    let texts = student.texts
    content?.isHidden = feed.hasOnlyError
    switch feed.state {
    case .none, .fresh: bar.show(.nothing)
    case .loading: bar.show(.busy(student.busyText))
    case .failed(let failure): bar.show(.failed(texts.text(of: failure)))
    case .stale(let date, let failure):
      let age = texts.loading.age(ContentAge(of: date, at: student.now))
      bar.show(.stale("\(texts.loading.asOf(age)) \(texts.text(of: failure))"))
      after(.seconds(60)) { screen in
        guard feed.state.failure != nil else { return }
        screen.show(feed, of: student, in: bar, over: content)
      }
    }
  }

  /// Adds a button for logging out to the navigation bar, after `others`.
  func offerLogOut(of student: Student, after others: [View] = []) {
    offerLogOut(student.texts.login.logOut, after: others) { $0.askToLogOut(of: student) }
  }

  /// Asks whether to log out, and ends the session if the user agrees; the login screen then
  /// appears.
  func askToLogOut(of student: Student) {
    let texts = student.texts.login
    let name = student.names.map { "\($0.name) \($0.surname)" } ?? ""
    confirm(
      texts.logOutQuestion, texts.logOutMessage(name), yes: texts.logOut, no: texts.stay
    ) { _ in student.logOut() }
  }
}

extension Feed {
  /// Whether the load failed, and there is no earlier content.
  var hasOnlyError: Bool { content == nil && state.failure != nil }
}

extension Student {
  /// The text shown during a request.
  var busyText: String { texts.loading.busy(Int(timeLimit.components.seconds)) }
}

extension StudentTexts {
  /// Returns a bar for the state of a request, in which an error without content fills the space.
  @MainActor func makeBar() -> LoadBar {
    LoadBar(.row, texts: loading.bar, textID: "status", fillsSpace: true)
  }

  /// Returns the view of a screen without content, with a button that loads it again.
  @MainActor func makeEmptyState(_ text: String) -> EmptyState {
    EmptyState(text, button: loading.refresh)
  }
}
