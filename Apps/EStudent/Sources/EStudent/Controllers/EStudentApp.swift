internal import AppParts
internal import ScreenKitCore
public import ScreenKitNav

/// The root screen: a stack with the tabs, which the login screen replaces until the login.
///
/// It creates the model and passes it to every screen. All screens but the login are behind a gate,
/// so that no deep link and no restored state bypasses the login.
public final class EStudentApp: StackNavigator {
  /// The deep links to the app's screens.
  public static let places = LinkTable {
    let tabs: [Destination.Step] = [.route(TabPlace())]
    for tab in ["reports", "finances", "registration", "professors", "feedback"] {
      try $0.add("estudent://\(tab)", to: Destination(tabs + [.tab(tab)]))
    }
  }

  /// The screens and the edges between them.
  public static let graph: NavigationGraph = {
    let student = "student: Student"
    return NavigationGraph(
      "EStudent",
      [
        .root(EStudentApp.self, LoginViewController.self, passing: student),
        .gate(LoginViewController.self, before: TabController.self, passing: student),
        .replace(TabController.self, LoginViewController.self, passing: student),
        .tab(
          TabController.self, "reports", TabStack<ReportViewController>.self, passing: student),
        .tab(
          TabController.self, "finances", TabStack<FinanciesViewController>.self, passing: student),
        .tab(
          TabController.self, "registration", TabStack<RegistrationViewController>.self,
          passing: student),
        .tab(
          TabController.self, "professors", TabStack<ProfessorsViewController>.self,
          passing: student),
        .tab(
          TabController.self, "feedback", TabStack<FeedbackViewController>.self, passing: student),
        .root(
          TabStack<ReportViewController>.self, ReportViewController.self, passing: student),
        .root(
          TabStack<FinanciesViewController>.self, FinanciesViewController.self, passing: student),
        .root(
          TabStack<RegistrationViewController>.self, RegistrationViewController.self,
          passing: student),
        .root(
          TabStack<ProfessorsViewController>.self, ProfessorsViewController.self, passing: student),
        .root(
          TabStack<FeedbackViewController>.self, FeedbackViewController.self, passing: student),
        .push(
          ReportViewController.self, DetailedReportViewController.self, passing: student,
          "subject: String"),
        .push(
          FinanciesViewController.self, FinanciesYearViewController.self, passing: student),
        .push(
          RegistrationViewController.self, RegistrationDetailedViewController.self,
          passing: student, "course: String"),
      ])
  }()

  /// The app's main model, which is created on first use.
  public private(set) lazy var student = makeStudent()

  private let hint: String
  private let makeStudent: @MainActor () -> Student
  private lazy var gate = Gate(entryScreen: LoginPlace()) { [unowned self] in student.names != nil }
  private lazy var dialogs = NoticeDialogs(student.texts.loading.deviceProblem)

  /// Creates the app.
  ///
  /// - Parameters:
  ///   - hint: A text on the login screen for users who try the app; if empty, nothing is shown.
  ///   - makeStudent: Creates the model.
  public init(hint: String = "", makeStudent: @escaping @MainActor () -> Student) {
    (self.hint, self.makeStudent) = (hint, makeStudent)
    let routes = RouteTable()
    super.init(routes: routes, root: TabPlace())
    links = EStudentApp.places
    addScreens(to: routes)
  }

  // MARK: Interface

  public override func connect() {
    observe(student, \.names, initially: false) { app, change in
      if change.new == nil { app.removeScreens(behind: app.gate) }
    }
    observe(student, \.notices) { app, _ in
      app.dialogs.show(on: app) { [student = app.student] in student.takeNotices() }
    }
  }

  // MARK: Logic

  private func addScreens(to routes: RouteTable) {
    routes.add(LoginPlace.self) { [unowned self] _ in LoginViewController(student, hint: hint) }
    routes.add(TabPlace.self, behind: gate) { [unowned self] _ in TabController(student) }
    routes.add(ReportPlace.self, behind: gate) { [unowned self] in
      DetailedReportViewController(student, subject: $0.subject)
    }
    routes.add(YearPlace.self, behind: gate) { [unowned self] _ in
      FinanciesYearViewController(student)
    }
    routes.add(ExamPlace.self, behind: gate) { [unowned self] in
      RegistrationDetailedViewController(student, course: $0.course)
    }
  }
}
