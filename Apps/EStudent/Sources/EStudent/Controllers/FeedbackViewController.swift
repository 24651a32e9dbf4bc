internal import AppParts
public import ScreenKitCore

/// The screen with the questions of the server's page, shown in the app's own controls.
public final class FeedbackViewController: Controller {
  private let student: Student
  private let bar: LoadBar
  private let next: Button
  private let form: FormView
  private let scroll: Scroll
  private let work = ScreenTask()
  private var failure: String?
  /// Whether a page of the server is shown.
  private var hasPage = false
  /// The index of the question that had the focus last; `nil` before the first.
  private var lastFocused: Int?
  private var focusObservation: FocusObservation?

  /// Creates the screen.
  public init(_ student: Student) {
    self.student = student
    bar = student.texts.makeBar()
    next = Button(student.texts.feedback.next)
    form = FormView(
      .init(
        notChosen: student.texts.registration.notChosen, submit: student.texts.feedback.send))
    scroll = Scroll(form)
    super.init()
    title = student.texts.feedback.title
    offerLogOut(of: student, after: [next])
  }

  // MARK: Lifecycle

  /// Loads the page, unless the user has begun to answer.
  public override func appear() {
    focusObservation = application?.focus.observe { [weak self] view, _ in
      self?.recordQuestion(around: view)
    }
    if form.form == nil { load() }
  }

  public override func pause() { focusObservation = nil }

  // MARK: Interface

  public override func makeView() -> View {
    next.id = "next"
    form.layout.width = .readable
    scroll.layout.flex = 1
    let column = Column(cross: .fill) {
      bar
      scroll
    }
    // Aligns the content with the title above it.
    column.layout.padding.start = 1
    return column
  }

  public override func connect() {
    connect(bar.button) { screen in
      if screen.work.isRunning { screen.work.cancel() } else { screen.load() }
    }
    connect(next, to: FeedbackViewController.goToNext)
    connect(form.submit, to: FeedbackViewController.sendAnswers)
    command(student.texts.loading.refresh, id: "Refresh", KeyPress(.function(5))) { $0.load() }
    observe(work, \.phase) { screen, _ in screen.refresh() }
  }

  public override func refresh() {
    if work.isRunning {
      bar.show(.busy(student.busyText))
    } else {
      let content = failure.map { hasPage ? LoadBar.Content.problem($0) : .failed($0) }
      bar.show(content ?? .nothing)
    }
    scroll.isHidden = !hasPage && failure != nil
    next.isEnabled = !form.fields.isEmpty
    form.submit.isEnabled = !work.isRunning
  }

  // MARK: Logic

  private func load() {
    request { student throws(StudentError) in try await student.feedback() }
  }

  /// Moves the focus to the next question's control, or after the last question to the Send button.
  private func goToNext() {
    let next = lastFocused.map { $0 + 1 } ?? 0
    let fields = form.fields
    application?.focus.move(
      to: fields.indices.contains(next) ? fields[next].control : form.submit)
  }

  /// Records the focused question, since pressing Next moves the focus away from it.
  private func recordQuestion(around view: View?) {
    guard let view,
      let index = form.fields.firstIndex(where: { field in
        sequence(first: view, next: { $0.parent }).contains { $0 === field }
      })
    else { return }
    lastFocused = index
  }

  private func sendAnswers() {
    if let missing = form.missing {
      return showMessage(title, student.texts.feedback.missing) { screen in
        screen.application?.focus.move(to: missing)
      }
    }
    let answers = form.answers.map { (name: $0.name, value: $0.value) }
    request(isChange: true) { student throws(StudentError) in try await student.send(answers) }
  }

  private func request(
    isChange: Bool = false, _ body: @escaping (Student) async throws(StudentError) -> String
  ) {
    guard !work.isRunning else { return }
    failure = nil
    let texts = student.texts
    task(work, while: isChange ? .lifetime : .visible) { screen in
      do throws(StudentError) {
        screen.show(page: try await body(screen.student))
      } catch {
        let doubt = isChange && error.leavesDoubt ? " " + texts.feedback.doubt : ""
        screen.failure = texts.text(of: error) + doubt
      }
    }
  }

  private func show(page html: String) {
    form.show(html: html)
    (hasPage, lastFocused) = (true, nil)
    refresh()
    if let first = form.fields.first { application?.focus.move(to: first.control) }
  }
}
