internal import AppParts
public import ScreenKitCore
internal import ScreenKitNav

/// The login screen, which is removed after the server has accepted the data.
public final class LoginViewController: Controller {
  private let student: Student
  private let form: LoginForm
  private let work = ScreenTask()

  /// Creates the screen; `hint` is a text for users who try the app, and may be empty.
  public init(_ student: Student, hint: String = "") {
    self.student = student
    let texts = student.texts.login
    form = LoginForm(
      name: texts.identifier, secret: texts.secret, submit: texts.submit, hint: hint,
      bar: LoadBar(.row, texts: student.texts.loading.bar, textID: "status"))
    super.init()
    title = texts.title
  }

  // MARK: Lifecycle

  /// Clears the secret, which is needed only on the visible screen.
  public override func pause() { form.secret.value = "" }

  // MARK: Interface

  public override func makeView() -> View {
    form.submit.style.emphasis = .strong
    form.arrange(form.parts + [form.hint], in: student.texts.login.submit)
    return form
  }

  public override func sizeDidChange() { form.fit(viewSize) }

  public override func connect() {
    connect(form, work) { $0.logIn() }
    refresh(when: student, \.isLoggingIn, \.loginFailure)
  }

  public override func refresh() {
    form.show(failure: student.isLoggingIn ? nil : student.loginFailure.map(student.texts.text))
    form.show(busy: student.isLoggingIn ? student.texts.login.busy : nil)
  }

  // MARK: Logic

  /// Cancels a login that is under way.
  public override func goBack() -> Bool { cancelIfRunning(work) }

  /// Checks the values of the fields with the server; the screen stays unless they are correct.
  public func logIn() {
    guard !work.isRunning else { return }
    task(work) { screen in
      if await screen.student.logIn(screen.form.name.value, screen.form.secret.value) {
        screen.continueToDestination()
      } else {
        screen.offerAnotherTry()
      }
    }
  }

  /// Moves the focus to the field to correct; keeps the secret if the server did not answer.
  private func offerAnotherTry() {
    refresh()
    switch student.loginFailure {
    case .wrongForm: offerAnotherTry(form, .name)
    case .noSecret: offerAnotherTry(form, .secret)
    case .refused: offerAnotherTry(form, .otherSecret)
    default: offerAnotherTry(form, .nothing)
    }
  }
}
