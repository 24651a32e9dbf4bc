internal import AppParts
internal import ScreenKitCore
public import ScreenKitNav

/// The five tabs of a student, at the bottom under every look.
public final class TabController: TabNavigator {
  private let student: Student

  /// Creates the tabs, and passes the model to each of them.
  public init(_ student: Student) {
    self.student = student
    super.init()
    title = student.texts.login.title
    barSide = .bottom
    // Each tab has its own navigation bar.
    navigationItem.isHidden = true
  }

  public override func makeTabs() -> [Tab] {
    let (student, texts) = (student, student.texts)
    return [
      Tab(texts.reports.title, id: "reports") { TabStack { ReportViewController(student) } },
      Tab(texts.finances.title, id: "finances") { TabStack { FinanciesViewController(student) } },
      Tab(texts.registration.tab, id: "registration") {
        TabStack { RegistrationViewController(student) }
      },
      Tab(texts.professors.title, id: "professors") {
        TabStack { ProfessorsViewController(student) }
      },
      Tab(texts.feedback.title, id: "feedback") { TabStack { FeedbackViewController(student) } },
    ]
  }

  /// Goes back; at the root of a tab, asks to log out.
  public override func goBack() throws -> Bool {
    if try super.goBack() { return true }
    askToLogOut(of: student)
    return true
  }
}
