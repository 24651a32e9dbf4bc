import DesignDocuments
import EStudent
import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting
import ScreenKitText

/// eStudent as its documents describe it, in English.
@MainActor
enum StudentDesign: DesignedApp {
  static let name = "eStudent"
  static let folder = "Apps/EStudent/Docs"
  static let source = "Apps/EStudent/Sources/EStudent"
  static var graph: NavigationGraph { EStudentApp.graph }

  static func makeStage() -> StudentStage {
    let stage = StudentStage()
    stage.showsKeyHints = true
    return stage
  }
  static func model(of root: Controller) -> Model? { (root as? EStudentApp)?.student }

  static func launch(on stage: StudentStage) async throws -> ScreenTest {
    try await stage.launch(language: .english)
  }

  static func enter(_ test: ScreenTest) async {
    await test.logIn()
    await test.select(tab: 2)
  }

  static func go(
    _ walk: NavigationWalk, _ look: Look.Name, _ graph: NavigationGraph
  ) async throws {
    let stage = StudentStage()
    defer { withExtendedLifetime(stage) {} }
    let test = try await stage.launch(look: look, language: .english)
    try await walk.watch(test, graph) {
      await test.logIn()
      await test.use(test.view("subjects"))
      await test.goBack()
      await test.select(tab: 2)
      await test.click(button: "School year 2011/2012")
      await test.goBack()
      await test.select(tab: 3)
      await test.click(button: "Date, IT250")
      await test.goBack()
      for number in [4, 5, 1] { await test.select(tab: number) }
      await test.click(button: "Log out")
      test.press(.enter)
      await test.settle()
      test.terminate()
    }
  }
}

/// The parts of the documents.
extension StudentDesign {
  static var useCases: [UseCase<StudentDesign>] {
    [.logIn, .marks, .finances, .exams, .professors, .feedback]
  }

  static let screenNote =
    "Each task has a tab; marks, finances and exams also have a screen for a choice."

  static var pictures: [Scene<StudentDesign>] {
    StudentScene.allCases.map { scene in
      Scene(scene.rawValue) {
        try await scene.play(on: $0, size: $1, look: $2, language: .english)
      }
    }
  }

  static var screens: [DesignScreen<StudentDesign>] {
    let screens: [(String, String?, StudentScene)] = [
      ("LoginViewController", "logIn", .login), ("TabController", nil, .reports),
      ("ReportViewController", "marks", .reports),
      ("DetailedReportViewController", "marks", .detail),
      ("FinanciesViewController", "finances", .finances),
      ("FinanciesYearViewController", "finances", .years),
      ("RegistrationViewController", "exams", .registration),
      ("RegistrationDetailedViewController", "exams", .dates),
      ("ProfessorsViewController", "professors", .professors),
      ("FeedbackViewController", "feedback", .feedback),
    ]
    return screens.map { name, task, scene in
      DesignScreen(name, task: task) {
        try await scene.play(on: $0, size: $1, look: $2, language: .english)
      }
    }
  }

  static var classes: [ClassPart] { get throws { try readClasses.get() } }

  /// The sources are read once, since reading takes long.
  private static let readClasses = Result { try makeClasses() }

  private static func makeClasses() throws -> [ClassPart] {
    let (models, services) = (
      try ClassDiagram(part("Models")), try ClassDiagram(part("Services"))
    )
    let (exchange, texts) = (
      try ClassDiagram(part("../EStudentAPI")), try ClassDiagram(part("Texts"))
    )
    let parts = try ClassDiagram(
      "Libraries/AppLibraries/Sources/AppParts/Controllers",
      "Libraries/AppLibraries/Sources/AppParts/Models")
    let controllers = try ClassDiagram(part("Controllers"))
    return [
      ClassPart(
        "Models",
        """
        The models follow from the data flow diagram. Its data is a `Student`, a number or a text.
        """,
        models, knowing: services.types + exchange.types + parts.types + texts.types),
      ClassPart(
        "Services",
        """
        A service replaces the "singleton" of the source, and is passed to the model.
        """,
        services, knowing: exchange.types),
      ClassPart("Exchange", "The messages between the app and a server.", exchange),
      ClassPart(
        "Controllers",
        "The navigation diagram has one controller for each screen, and one for each navigator.",
        controllers, knowing: models.types + parts.types),
      ClassPart("Shared parts", "The types are shared with other apps that use a server.", parts),
      ClassPart("Texts", "All texts of the app in its languages.", texts),
      ClassPart(
        "Command", "", try ClassDiagram(part("../EStudentDemo")), knowing: controllers.types),
    ]
  }

  private static func part(_ folder: String) -> String { "\(source)/\(folder)" }

  static var requirements: [DesignRequirement] {
    get throws {
      let lines = [
        ("Log in", "E-010"), ("Enter the identity", "E-011"), ("See all subjects", "E-021"),
        ("See marks", "E-023"), ("See finances", "E-025"), ("Choose a school year", "E-026"),
        ("See open exams", "E-028"), ("Choose dates", "E-029"), ("Change a registration", "E-030"),
        ("Register for exams", "E-031"), ("Find professors", "E-033"),
        ("Answer questions", "E-034"), ("Answer once in a semester", "E-035"),
      ]
      return try lines.enumerated().map { index, line in
        DesignRequirement(index + 1, line.0, comment: try RequirementTable.line(line.1))
      }
    }
  }

  nonisolated static let tasks = [
    DesignTask("logIn", "Log in", meets: [1, 2], comment: "Enter the identifier and the JMBG."),
    DesignTask(
      "marks", "Read marks", meets: [3, 4], comment: "All subjects, and the marks of one."),
    DesignTask(
      "finances", "Check finances", meets: [5, 6], comment: "Sums or entries of a school year."),
    DesignTask(
      "exams", "Register for exams", meets: [7, 8, 9, 10],
      comment: "Choose dates, and register by one press."),
    DesignTask(
      "professors", "Find professors", meets: [11],
      comment: "The professors and assistants of each subject."),
    DesignTask(
      "feedback", "Give feedback", meets: [12, 13],
      comment: "Answer the questions of the server's page."),
  ]
}
