import DesignDocuments
import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting
import ScreenKitText

/// Muster as its documents describe it.
@MainActor
enum MusterDesign: DesignedApp {
  static let name = "Muster"
  static let folder = "Apps/Muster/Docs"
  static let source = "Apps/Muster/Sources/Muster"
  static var graph: NavigationGraph { MusterApp.graph }

  static func makeStage() throws -> AppStage {
    let stage = try AppStage()
    stage.showsKeyHints = true
    return stage
  }
  static func launch(on stage: AppStage) async throws -> ScreenTest { try await stage.launch() }
  static func model(of root: Controller) -> Model? { (root as? MusterApp)?.profile }

  static func enter(_ test: ScreenTest) async {
    await test.logIn()
    test.press(KeyPress(.enter), "2")
    await test.settle()
  }

  static func go(
    _ walk: NavigationWalk, _ look: Look.Name, _ graph: NavigationGraph
  ) async throws {
    try await go(walk, look, graph, service: nil)
  }

  /// Drives the app under `look`, once from its start and once from a link.
  ///
  /// The run is compared with `graph`, and uses `service` instead of the stage's own.
  static func go(
    _ walk: NavigationWalk, _ look: Look.Name, _ graph: NavigationGraph = MusterApp.graph,
    service: (any MusterService)?
  ) async throws {
    let stage = try AppStage()
    defer { withExtendedLifetime(stage) {} }
    let more = "/intranet/safety.html"
    for dbID in 1...2 {
      try stage.world.publish(
        .init(dbID: dbID, title: "T", body: "B", more: more, pubDate: TestTime.beginning))
    }
    for link in [nil, "muster://announcements/1"] {
      let test = try await stage.launch(look: look, link: link, service: service)
      try await walk.watch(test, graph) {
        await test.logIn()
        test.press(KeyPress(.enter))
        if link == nil {
          test.press(KeyPress(.enter))
          await test.settle()
        }
        await test.use("Next")
        await test.use("Previous")
        test.view("page").map(test.application.focus.move)
        test.press("n", KeyPress(.enter))
        await test.settle()
        for _ in 1...2 { await test.goBack() }
        for key: KeyPress in ["2", "3", "1", "3"] {
          test.press(key)
          await test.settle()
        }
        await test.logOut()
        test.terminate()
      }
    }
  }
}

/// The parts of the documents.
extension MusterDesign {
  static var useCases: [UseCase<MusterDesign>] { [.logIn, .read, .muster, .intranet] }
  static let screenNote = "Each screen is for one task; reading has a list and a detail screen."

  static var pictures: [Scene<MusterDesign>] {
    MusterScene.allCases.map { scene in
      Scene(scene.rawValue) { try await scene.play(on: $0, size: $1, look: $2) }
    }
  }

  static var screens: [DesignScreen<MusterDesign>] {
    let screens: [(String, String?, MusterScene)] = [
      ("LoginController", "logIn", .login), ("TabController", nil, .announcements),
      ("AnnouncementController", "read", .announcements),
      ("AnnouncementDetailController", "read", .detail), ("MusterController", "muster", .muster),
      ("IntranetController", "intranet", .intranet),
    ]
    return screens.map { name, task, scene in
      DesignScreen(name, task: task) { try await scene.play(on: $0, size: $1, look: $2) }
    }
  }

  static var classes: [ClassPart] { get throws { try readClasses.get() } }

  /// The sources are read once, since reading takes long.
  private static let readClasses = Result { try makeClasses() }

  private static func makeClasses() throws -> [ClassPart] {
    let (models, services) = (
      try ClassDiagram(part("Models")), try ClassDiagram(part("Services"))
    )
    let (exchange, parts) = (
      try ClassDiagram(part("../MusterAPI")),
      try ClassDiagram(
        "Libraries/AppLibraries/Sources/AppParts/Controllers",
        "Libraries/AppLibraries/Sources/AppParts/Models")
    )
    let controllers = try ClassDiagram(part("Controllers"))
    return [
      ClassPart(
        "Models",
        """
        The models follow from the data flow diagram. Its data is a `Profile`, a number or a text.
        """,
        models, knowing: services.types + exchange.types),
      ClassPart("Services", "", services, knowing: exchange.types),
      ClassPart("Exchange", "The messages between the app and a server.", exchange),
      ClassPart(
        "Controllers",
        "The navigation diagram has one controller for each screen, and one for each navigator.",
        controllers, knowing: models.types + parts.types),
      ClassPart("Shared parts", "The types are shared with other apps that use a server.", parts),
      ClassPart("Command", "", try ClassDiagram(part("../MusterDemo")), knowing: controllers.types),
    ]
  }

  private static func part(_ folder: String) -> String { "\(source)/\(folder)" }

  static var requirements: [DesignRequirement] {
    get throws {
      let names = [
        "Provide credentials", "Store credentials", "View announcements", "Sort announcements",
        "Mark announcements as read", "Read all announcements", "Prevent automatic mustering",
        "Show muster status", "Complete daily muster", "Provide intranet access",
      ]
      return try names.enumerated().map { index, name in
        let (number, line) = ("R\(index + 1): ", String(format: "M-%03d", index + 1))
        let words = try RequirementTable.line(line)
        guard words.hasPrefix(number) else { throw MissingLine(number: number) }
        return DesignRequirement(
          index + 1, name, comment: words.dropFirst(number.count).sentence)
      }
    }
  }

  static var tasks: [DesignTask] {
    get throws {
      let tasks = [
        ("logIn", "Login", "M-012"), ("read", "Read announcements", "M-013"),
        ("muster", "Muster", "M-014"), ("intranet", "Intranet access", "M-015"),
      ]
      return try tasks.map { id, title, line in
        let words = try RequirementTable.line(line)
        let comment = words.firstIndex(of: ":").map { words[$0...].dropFirst(2).sentence } ?? words
        return DesignTask(
          id, title, meets: numbers(in: words.prefix { $0 != ":" }), comment: comment)
      }
    }
  }

  /// Returns the numbers in a text such as "R3 to R6".
  private static func numbers(in words: Substring) -> [Int] {
    words.matches(of: #/R(\d+)(?: (to|and) R(\d+))?/#).flatMap { match in
      let first = Int(match.1) ?? 0
      let last = match.3.flatMap { Int($0) } ?? first
      return match.2 == "to" ? Array(first...last) : Array(Set([first, last])).sorted()
    }
  }
}
