internal import AppParts
internal import EStudentAPI
public import ScreenKitCore
internal import ScreenKitNav

/// The screen with all open exams, and a button that registers for the chosen ones.
public final class RegistrationViewController: Controller {
  private let student: Student
  private let bar: LoadBar
  private let deadline = Label()
  private let submit: Button
  private let courses = Column(spacing: 1, cross: .fill) {}
  private let nothing: EmptyState
  private var scroll: Scroll?
  private let work = ScreenTask()
  private let signup = ScreenTask()
  /// The courses on screen; their controls are replaced only if the courses differ.
  private var shown: [Course]?
  /// Whether the user returns from the dates of a subject; the exams are then not loaded again.
  private var isReturning = false

  /// Creates the screen.
  public init(_ student: Student) {
    self.student = student
    bar = student.texts.makeBar()
    submit = Button(student.texts.registration.submit)
    nothing = student.texts.makeEmptyState(student.texts.registration.none)
    super.init()
    title = student.texts.registration.title
    offerLogOut(of: student)
  }

  // MARK: Lifecycle

  /// Loads the exams again each time the user selects the tab.
  public override func appear() {
    if !isReturning { load(student.courses, work) }
    isReturning = false
  }

  // MARK: Interface

  public override func makeView() -> View {
    (deadline.id, submit.id) = ("deadline", "submit")
    deadline.wraps = true
    submit.style.emphasis = .strong
    let content = Column(spacing: 1, cross: .fill) {
      deadline
      courses
    }
    content.layout.width = .readable
    let scroll = Scroll(content)
    (scroll.layout.flex, nothing.layout.flex) = (1, 1)
    self.scroll = scroll
    let column = Column(cross: .fill) {
      bar
      scroll
      nothing
      Row { submit }
    }
    // Aligns the content with the title above it.
    column.layout.padding.start = 1
    return column
  }

  public override func connect() {
    follow(student.courses, of: student, in: bar, work)
    connect(submit, to: RegistrationViewController.register)
    connect(nothing.button) { $0.load($0.student.courses, $0.work) }
    refresh(when: student, \.chosenDates, \.isSigningUp)
  }

  public override func refresh() {
    let (feed, texts) = (student.courses, student.texts.registration)
    if student.isSigningUp {
      bar.show(.busy(texts.busy))
    } else {
      show(feed, of: student, in: bar, over: scroll)
    }
    nothing.isHidden = feed.content?.courses.isEmpty != true
    if !nothing.isHidden { scroll?.isHidden = true }
    let day = feed.content.map { student.texts.text(of: $0.deadline) } ?? ""
    deadline.text = student.isOpen ? texts.deadline(day) : texts.closed(day)
    deadline.isHidden = feed.content == nil
    submit.isEnabled = student.isOpen && !student.isSigningUp
    submit.isHidden = feed.content?.courses.isEmpty != false
    if shown != feed.content?.courses { rebuild(feed.content?.courses) }
    for case let (view, course) in zip(courses.children, shown ?? []) {
      (view as? CourseView)?.show(chosen: student.chosenDates[course.id])
    }
  }

  // MARK: Logic

  private func rebuild(_ list: [Course]?) {
    shown = list
    let texts = student.texts
    courses.setChildren(
      (list ?? []).map { course -> CourseView in
        let view = CourseView(course, texts)
        view.id = ViewID("course-\(course.id)")
        connect(view.picker) { [unowned view] screen, index in
          screen.student.choose(view.dates[index], of: course)
        }
        connect(view.details) { $0.showDates(of: course.id) }
        return view
      })
    if let first = courses.children.first as? CourseView, application?.focus.view is TabBar {
      application?.focus.move(to: first.picker)
    }
  }

  private func showDates(of course: String) {
    isReturning = true
    push(ExamPlace(course: course), to: .insideTab)
  }

  /// Registers for all chosen exams by one request, and shows the answer in a dialog.
  public func register() {
    let texts = student.texts.registration
    guard !signup.isRunning else { return }
    let choices = student.registrations
    guard !choices.isEmpty else { return showMessage(texts.failedTitle, texts.nothing) }
    // The request continues behind another tab, so that the user learns its result.
    task(signup, while: .lifetime) { screen in
      do throws(StudentError) {
        let answer = try await screen.student.signUp(choices)
        screen.showMessage(texts.answerTitle, texts.answer(answer.registered))
      } catch {
        let doubt = error.leavesDoubt ? " " + texts.doubt : ""
        screen.showMessage(texts.failedTitle, screen.student.texts.text(of: error) + doubt)
      }
    }
  }
}
