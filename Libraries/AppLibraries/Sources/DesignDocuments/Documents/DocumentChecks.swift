internal import Foundation
internal import ScreenKitNav
internal import ScreenKitTestSupport
public import ScreenKitTesting
internal import ScreenKitText
internal import Testing

/// The rules for the documents of every app.
extension DesignDocuments {
  /// Expects that the files of a document match the code and the app.
  public func expectUpToDate(_ document: DesignDocument) async throws {
    for (path, text) in try await make(document).sorted(by: { $0.key < $1.key }) {
      expectFile("\(App.folder)/\(path)", toHave: text)
    }
  }

  /// Expects that the first page links to all documents in their order, and that its links lead to
  /// files.
  public func expectTutorial() throws {
    let tutorial = try text("../README.md")
    let places = try DesignDocument.allCases.map {
      try #require(tutorial.range(of: "(Docs/\($0.rawValue).md)"), "\($0)").lowerBound
    }
    #expect(places == places.sorted())
    for path in tutorial.matches(of: #/\]\(([^)#]+)\)/#).map(\.1) {
      let file = SourceFile.root.appending(path: "\(App.folder)/../\(path)").standardized
      #expect(FileManager.default.fileExists(atPath: file.path()), "\(path)")
    }
  }

  /// Expects that the folder has the files of the documents and `others`, and nothing else.
  public func expectNoOtherFiles(but others: Set<String> = []) async throws {
    var expected = others.union(["Snapshots", "Sketches"])
    for document in DesignDocument.allCases { expected.formUnion(try await make(document).keys) }
    let folder = SourceFile.root.appending(path: App.folder).path()
    // A document that differed in the last run has its actual text in a file beside it.
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { !$0.contains(".actual.") }
    #expect(Set(files) == expected)
  }

  /// Expects that each task meets requirements, that each requirement is met, and one use case for each task.
  public func expectRequirementsAreMet() throws {
    let numbers = try App.requirements.map(\.number)
    #expect(numbers == Array(1...numbers.count))
    for requirement in try App.requirements { #expect(!requirement.comment.isEmpty) }
    var met: Set<Int> = []
    for task in try App.tasks {
      #expect(!task.requirements.isEmpty && Set(task.requirements).isSubset(of: numbers), "\(task)")
      met.formUnion(task.requirements)
      #expect(App.useCases.count { $0.task == task.id } == 1)
    }
    #expect(met == Set(numbers))
    #expect(Set(App.screens.compactMap(\.task)) == Set(try App.tasks.map(\.id)))
  }

  /// Expects that a use case ends as described, and that each failure shows a message.
  public func expectPlayable(_ task: String) async throws {
    let useCase = try #require(App.useCases.first { $0.task == task })
    let board = try await Storyboard(useCase)
    #expect(board.isAtEnd)
    #expect(!useCase.failures.isEmpty)
    for failure in useCase.failures {
      let stage = try App.makeStage()
      defer { withExtendedLifetime(stage) {} }
      let test = try await useCase.begin(on: stage)
      #expect(failure.message(test) == "", "\(failure.words)")
      try await failure.play(test, stage)
      #expect(failure.message(test) != "", "\(failure.words)")
    }
  }

  /// Calls `body` with the app after each failure of a use case.
  public func afterEachFailure(
    of task: String, _ body: @MainActor (ScreenTest) async throws -> Void
  ) async throws {
    let useCase = try #require(App.useCases.first { $0.task == task })
    for failure in useCase.failures {
      let stage = try App.makeStage()
      defer { withExtendedLifetime(stage) {} }
      let test = try await useCase.begin(on: stage)
      try await failure.play(test, stage)
      try await body(test)
    }
  }

  /// Expects that the sketch of a controller is the same under every look.
  public func expectSameSketch(of controller: String) async throws {
    let screen = try #require(App.screens.first { $0.name == controller })
    let sketch = try await screen.sketch(under: .terminal)
    #expect(!sketch.isEmpty)
    for look in Look.Name.allCases { #expect(try await screen.sketch(under: look) == sketch) }
  }

  /// Expects that the app follows every edge of its graph with the data on it, and no other edge.
  public func expectGraph() async throws {
    let walk = App.makeWalk()
    for look in Look.Name.allCases { try await App.go(walk, look, App.graph) }
    #expect(walk.undeclared == [])
    #expect(walk.unfollowed(of: App.graph) == [])
    for passage in walk.passages {
      #expect(passage.passed == passage.way.passing, "\(passage.way)")
    }
    #expect(Set(walk.passages.map(\.way)) == Set(App.graph.edges))
  }

  /// Expects that each passed type and each screen of the graph has a class in the diagrams, and that these draw
  /// the types of `parts`, which are folders beside others in ``DesignedApp/source``, and no others.
  public func expectClasses(parts: [String]) throws {
    let types = try App.classes.flatMap(\.diagram.types)
    let kinds = Dictionary(types.map { ($0.name, $0.kind) }) { first, _ in first }
    let simple: Set = ["Int", "String"]
    for passed in App.graph.edges.flatMap(\.passing) {
      let type = passed.split(separator: ": ").last.map(String.init) ?? ""
      #expect(simple.contains(type) || kinds[type] == "class", "\(passed)")
    }
    for screen in App.graph.nodes {
      #expect(kinds[String(screen.name.prefix { $0 != "<" })] == "class", "\(screen.name)")
    }
    let lines = try text("classes.md").split(separator: "\n")
    let folder = SourceFile.root.appending(path: App.source).path()
    let others = parts.filter { $0.hasPrefix("..") }
    for part in try FileManager.default.contentsOfDirectory(atPath: folder) + others {
      let types = try ClassDiagram("\(App.source)/\(part)").types
      #expect(!types.isEmpty, "\(part)")
      for type in types {
        let start = "  class \(type.name.identifier)"
        let isDrawn = lines.contains { $0.hasPrefix(start) && !$0.dropFirst(start.count).isName }
        #expect(isDrawn == parts.contains(part), "\(type.name)")
      }
    }
  }

  private func text(_ path: String) throws -> String {
    try String(
      contentsOf: SourceFile.root.appending(path: "\(App.folder)/\(path)"), encoding: .utf8)
  }
}

extension Substring {
  /// Whether a name continues at the beginning of the text.
  fileprivate var isName: Bool { first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
}
