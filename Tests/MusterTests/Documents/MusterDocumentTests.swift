import Foundation
import Muster
import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// The documents of the design process in `Docs/Muster`, each compared with the code and the app.
///
/// Set `SCREENKIT_RECORD_SNAPSHOTS=1` to record them again.
@MainActor
@Suite("Documents of Muster", .leakFree)
struct MusterDocumentTests {
  @Test(
    .proves("F-142", "F-143", "F-144", "F-145", "F-146", "F-147", "F-148", "F-150", "F-152"),
    arguments: MusterDocument.allCases)
  func `each document is as the code and the app make it`(document: MusterDocument) async throws {
    for (path, text) in try await document.make().sorted(by: { $0.key < $1.key }) {
      expectFile("Docs/Muster/\(path)", toHave: text)
    }
  }

  @Test(.proves("F-141", "F-152"))
  func `the tutorial leads through all documents in their order`() throws {
    let tutorial = try text("Docs/Muster/README.md")
    let places = try MusterDocument.allCases.map {
      try #require(tutorial.range(of: "(\($0.rawValue).md)"), "\($0)").lowerBound
    }
    #expect(places == places.sorted())
    for path in tutorial.matches(of: #/\]\(([^)#]+)\)/#).map(\.1) {
      let file = SourceFile.root.appending(path: "Docs/Muster/\(path)").standardized
      #expect(FileManager.default.fileExists(atPath: file.path()), "\(path)")
    }
  }

  @Test(.proves("F-152"))
  func `no file among the documents is left from before`() async throws {
    var expected: Set = ["README.md", "Snapshots", "Sketches"]
    for document in MusterDocument.allCases { expected.formUnion(try await document.make().keys) }
    let folder = SourceFile.root.appending(path: "Docs/Muster").path()
    // A document that differed in the last run has its actual text beside it.
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { !$0.contains(".actual.") }
    #expect(Set(files) == expected)
  }

  @Test(.proves("F-142", "F-143"))
  func `each task meets requirements, and each requirement is met`() throws {
    let numbers = DesignRequirement.all.map(\.number)
    #expect(numbers == Array(1...10))
    for requirement in DesignRequirement.all { #expect(try !requirement.comment().isEmpty) }
    var met: Set<Int> = []
    for task in DesignTask.allCases {
      let own = try task.requirements()
      #expect(!own.isEmpty && Set(own).isSubset(of: numbers), "\(task)")
      met.formUnion(own)
      #expect(UseCase.all.count { $0.task == task } == 1)
    }
    #expect(met == Set(numbers))
  }

  @Test(.proves("C-009", "F-143", "F-145"), arguments: DesignTask.allCases)
  func `each use case ends on the running app as it says`(task: DesignTask) async throws {
    let useCase = try #require(UseCase.all.first { $0.task == task })
    let board = try await Storyboard(useCase)
    #expect(board.isAtEnd)
    #expect(!useCase.failures.isEmpty)
    for failure in useCase.failures {
      let stage = try AppStage()
      defer { withExtendedLifetime(stage) {} }
      let test = try await useCase.begin(on: stage)
      #expect(test.text(failure.view) ?? "" == "", "\(failure.words)")
      try await failure.play(test, stage)
      #expect(test.text(failure.view) ?? "" != "", "\(failure.words)")
    }
  }

  @Test(.proves("F-144"), arguments: DesignScreen.allCases)
  func `a sketch is the same under every look`(screen: DesignScreen) async throws {
    let sketch = try await screen.sketch(under: .terminal)
    #expect(!sketch.isEmpty)
    for look in Look.Name.allCases { #expect(try await screen.sketch(under: look) == sketch) }
  }

  @Test(.proves("F-144"))
  func `each controller has a sketch, and each task a screen`() {
    #expect(DesignScreen.allCases.map(\.rawValue) == StructureTests.controllers)
    #expect(Set(DesignScreen.allCases.compactMap(\.task)) == Set(DesignTask.allCases))
  }

  @Test(.proves("F-148", "F-149", "M-042", "M-063"))
  func `class diagrams come from what is passed and where the app goes`() throws {
    let (models, controllers) = (try ClassDiagram("Models"), try ClassDiagram("Controllers"))
    let simple: Set = ["Int", "String"]
    for passed in MusterApp.graph.edges.flatMap(\.passing) {
      let type = passed.split(separator: ": ").last.map(String.init) ?? ""
      #expect(simple.contains(type) || models.type(type)?.kind == "class", "\(passed)")
    }
    for screen in MusterApp.graph.nodes {
      let name = String(screen.name.prefix { $0 != "<" })
      #expect(controllers.type(name)?.kind == "class", "\(name)")
    }
  }

  @Test(.proves("F-148", "F-149"))
  func `all classes are drawn but those of views`() throws {
    let lines = try text("Docs/Muster/classes.md").split(separator: "\n")
    let folder = SourceFile.root.appending(path: "Sources/MusterDemo").path()
    for part in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let types = try ClassDiagram(part).types
      #expect(!types.isEmpty, "\(part)")
      for type in types {
        let start = "  class \(type.name.identifier)"
        let isDrawn = lines.contains { $0.hasPrefix(start) && !$0.dropFirst(start.count).isName }
        #expect(isDrawn == (part != "Views"), "\(type.name)")
      }
    }
  }

  @Test(.proves("F-148"))
  func `members stand under the type that declares them`() throws {
    let (models, services) = (try ClassDiagram("Models"), try ClassDiagram("Services"))
    let members = { (type: String, diagram: ClassDiagram) in
      Set(diagram.type(type)?.members.filter { $0.visibility == "+" }.map(\.name) ?? [])
    }
    #expect(members("IntranetPage", services) == ["path", "html"])
    #expect(members("MusterService", services).isSuperset(of: ["login()", "page()", "origin"]))
    #expect(members("MusterService", services).isDisjoint(with: ["path", "html"]))
    let profile = members("Profile", models)
    #expect(try ClassDiagram("Controllers").type("IntranetPlace")?.members.map(\.name) == ["path"])
    #expect(profile.isSuperset(of: ["login()", "hasReadAnnounce()", "muster()", "announcements"]))
    #expect(!profile.contains("session"))
    #expect(models.type("Profile")?.parents == ["Model"])
    #expect(services.type("LedgerService")?.parents == ["MusterService"])
    #expect(members("Feed", models).isSuperset(of: ["fresh", "stale", "isLoading"]))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: SourceFile.root.appending(path: path), encoding: .utf8)
  }
}

extension Substring {
  /// Whether a name continues at the beginning.
  fileprivate var isName: Bool { first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
}
