import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// The documents of the design process in `Docs/Muster`, each compared with the code.
///
/// Set `SCREENKIT_RECORD_SNAPSHOTS=1` to make them anew.
@MainActor
@Suite("Documents of Muster", .leakFree)
struct MusterDocumentTests {
  @Test(.proves("F-142", "F-143"))
  func `requirements and tasks are tables, and each requirement is met by a task`() throws {
    let table = try text("Docs/Requirements.md").split(separator: "\n").map(String.init)
    let requirements = table.filter { $0.contains(#/^\| M-0(0[1-9]|10|11) /#) }
    let tasks = table.filter { $0.contains(#/^\| M-01[2-5] /#) }
    #expect(requirements.count == 11 && tasks.count == 4)
    for number in 1...10 {
      #expect(tasks.contains { covers($0, number) }, "R\(number)")
    }
    let head = "| line | what | built in |\n| --- | --- | --- |\n"
    try expect(
      """
      # Muster: requirements and tasks

      ## 1. Requirements

      \(head)\(requirements.joined(separator: "\n"))

      ## 2. Tasks

      \(head)\(tasks.joined(separator: "\n"))

      """, "requirements.md")
  }

  @Test(.proves("F-144"))
  func `screens are pictures of the running app`() async throws {
    var page = "# Muster: screens\n"
    for scene in MusterScene.allCases {
      let test = try await scene.play(
        on: AppStage(), size: CellSize(columns: 60, rows: 14), look: .terminal)
      try expect(test.picture.svg, "Pictures/\(scene).svg")
      page += "\n## \(scene)\n\n![\(scene)](Pictures/\(scene).svg)\n"
    }
    try expect(page, "screens.md")
  }

  @Test(.proves("F-145", "F-146", "F-147"))
  func `navigation and data flow are drawn from the app's own graph`() throws {
    try expect(
      """
      # Muster: navigation

      ## Navigation diagram

      ```mermaid
      \(MusterApp.graph.text(in: .mermaid))```

      ## Data flow diagram

      ```mermaid
      \(MusterApp.graph.text(in: .mermaid, withData: true))```

      """, "navigation.md")
  }

  @Test(.proves("F-148", "F-149", "M-042", "M-063"))
  func `class diagrams have the members that the code has, and none of views`() throws {
    let classes = [
      try ClassSource("Profile", in: "Models"), try ClassSource("Announcement", in: "Models"),
      try ClassSource("DayClock", in: "Models"), try ClassSource("MusterService", in: "Services"),
    ]
    for name in ["login()", "hasReadAnnounce()", "muster()", "announcements"] {
      #expect(classes[0].members.contains(name))
    }
    let diagram = classes.map(\.diagram).joined(separator: "\n")
    try expect(
      """
      # Muster: classes

      ```mermaid
      classDiagram
        Profile "1" o-- "*" Announcement
        Profile --> DayClock
        Profile --> MusterService
      \(diagram)
      ```

      """, "classes.md")
  }

  @Test(.proves("F-150", "M-051"))
  func `one diagram of each controller has the three areas`() throws {
    var page = "# Muster: controllers\n"
    for name in StructureTests.controllers {
      let source = try text("Sources/MusterDemo/Controllers/\(name).swift")
      let areas = ControllerAreas(source)
      page += "\n## \(name)\n\n| area | methods |\n| --- | --- |\n"
      for area in ["Lifecycle", "Interface", "Logic"] {
        page += "| \(area) | \(areas[area].joined(separator: ", ")) |\n"
      }
    }
    try expect(page, "controllers.md")
  }

  @Test(.proves("F-141", "F-151", "F-152"))
  func `the tutorial leads through all documents in their order`() throws {
    let tutorial = try text("Docs/Muster/README.md")
    let places = try ["requirements", "screens", "navigation", "classes", "controllers"].map {
      try #require(tutorial.range(of: "(\($0).md"), "\($0)").lowerBound
    }
    #expect(places == places.sorted())
    for path in tutorial.matches(of: #/\]\(([^)#]+)\)/#).map(\.1) {
      let file = SourceFile.root.appending(path: "Docs/Muster/\(path)").standardized
      #expect(FileManager.default.fileExists(atPath: file.path()), "\(path)")
    }
  }

  private func covers(_ task: String, _ number: Int) -> Bool {
    if let range = task.firstMatch(of: #/R(\d+)(?: (?:to|and) R(\d+))?/#), let first = Int(range.1)
    {
      return (first...(range.2.flatMap { Int($0) } ?? first)).contains(number)
    }
    return false
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: SourceFile.root.appending(path: path), encoding: .utf8)
  }

  private func expect(_ text: String, _ name: String) throws {
    try expectFile("Docs/Muster/\(name)", toHave: text)
  }
}
