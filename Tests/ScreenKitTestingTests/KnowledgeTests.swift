import Foundation
import ScreenKitTestSupport
import Testing

/// The allowed dependencies, read from the sources, since only they show the names that are never
/// mentioned.
@Suite("Dependencies between parts")
struct KnowledgeTests {
  private static let heartBeat = "Sources/HeartBeatDemo"
  private static let muster = "Apps/Muster/Sources/Muster"
  private static let student = "Apps/EStudent/Sources/EStudent"

  @Test(
    .proves("F-002", "F-003", "F-015"), arguments: ["Sources/ScreenKitCore", heartBeat, muster])
  func `models mention no view, controller or other part of a screen`(module: String) throws {
    let files = try SourceFile.all(in: "\(module)/Models")
    try #require(!files.isEmpty)
    let words = [
      "View", "Controller", "ControllerLogic", "Label", "Button", "Window", "Surface",
      "Application",
      "Navigator", "Focus", "Event",
    ]
    for file in files { #expect(try file.mentions(of: words) == []) }
  }

  @Test(.proves("F-003"), arguments: [student, heartBeat, muster])
  func `views and models of an app do not mention each other`(app: String) throws {
    let models = try SourceFile.all(in: "\(app)/Models")
    let views = try SourceFile.all(in: "\(app)/Views")
    let ofModels = models.flatMap(\.declaredTypes)
    let ofViews = views.flatMap(\.declaredTypes)
    try #require(!ofModels.isEmpty && !ofViews.isEmpty)
    for file in views { #expect(try file.mentions(of: ofModels) == []) }
    for file in models { #expect(try file.mentions(of: ofViews) == []) }
  }

  @Test(.proves("F-015"), arguments: [heartBeat, muster])
  func `controllers of an app store nothing and use no service`(app: String) throws {
    let words = [
      "FileManager", "URL", "Data", "JSONEncoder", "JSONDecoder", "StateFile", "DeviceStore",
      "RecordFile", "LedgerService", "HTTPFetcher", "PythonDBAdapter", "MusterService", "SHA256",
    ]
    let files = try SourceFile.all(in: "\(app)/Controllers")
    try #require(!files.isEmpty)
    for file in files {
      #expect(try file.mentions(of: words) == [])
      #expect(file.imports.isSubset(of: ["ScreenKitCore", "ScreenKitNav"]), "\(file.path)")
    }
  }

  @Test(.proves("F-003", "F-016"))
  func `views and painters mention no model and observe nothing`() throws {
    let words = [
      "Model", "Observed", "KeyPathObservable", "ObservationToken", "observe",
    ]
    let folders = [
      "ScreenKitCore/Views", "ScreenKitText/Layout", "ScreenKitText/Painting",
      "ScreenKitText/Looks",
    ]
    for folder in folders {
      let files = try SourceFile.all(in: "Sources/\(folder)")
      try #require(!files.isEmpty)
      for file in files { #expect(try file.mentions(of: words) == []) }
    }
  }

  @Test(.proves("F-011", "F-017"))
  func `views mention controllers only to be connected`() throws {
    for file in try SourceFile.all(in: "Sources/ScreenKitCore/Views") {
      let mentions = try file.mentions(of: ["Controller", "ControllerLogic"])
        .filter { !$0.hasSuffix("extension ControllerLogic where Self: Controller {") }
      #expect(mentions == [])
    }
  }

  @Test(
    .proves("C-005"),
    arguments: [
      ("ScreenKitCore", ["Observation", "Synchronization"]), ("ScreenKitNav", ["ScreenKitCore"]),
    ])
  func `platform-neutral code imports no platform`(module: String, allowed: [String]) throws {
    for file in try SourceFile.all(in: "Sources/\(module)") {
      #expect(file.imports.subtracting(allowed) == [], "\(file.path)")
      // The table of letters is data, in which any letters may stand beside each other.
      if file.path.hasSuffix("CollationTable.swift") { continue }
      #expect(try file.mentions(of: ["canImport", "os", "Glibc", "Darwin", "ANSI"]) == [])
    }
  }

  @Test(.proves("C-001", "C-003"))
  func `the manifest has no dependency, and every target is Swift`() throws {
    let manifest = try SourceFile("Package.swift").code
    #expect(!manifest.contains { $0.contains(".package(") })
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: SourceFile.root.appending(path: "Sources").path())
    #expect(files.filter { $0.hasSuffix(".c") || $0.hasSuffix(".h") || $0.hasSuffix(".cpp") } == [])
  }

  @Test(
    .proves("C-004"),
    arguments: [
      "Package.swift", "README.md", "Tests", "Sources/ScreenKitCore", "Sources/ScreenKitNav",
      "Sources/ScreenKitText", "Sources/HeartBeatDemo",
    ])
  func `the top level has its required files`(path: String) {
    let path = SourceFile.root.appending(path: path).path()
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test(.proves("C-010"))
  func `Muster is a separate package, independent of the other demo`() throws {
    #expect(try SourceFile("Apps/Muster/Package.swift").code.contains { $0.contains("MusterDemo") })
    for (demo, other) in [(Self.muster, "HeartBeat"), (Self.heartBeat, "Muster")] {
      let files = try SourceFile.all(in: demo)
      #expect(!files.isEmpty)
      for file in files { #expect(!file.imports.contains { $0.hasPrefix(other) }, "\(file.path)") }
    }
  }

  @Test(.proves("F-125"), arguments: [heartBeat, muster])
  func `each method of a controller is in its area`(demo: String) throws {
    let controllers = try SourceFile.all(in: "\(demo)/Controllers").filter { file in
      file.code.contains {
        $0.contains(#/^(public )?final class \w+.*: (Controller|\w+Navigator) /#)
      }
    }
    #expect(controllers.count > 2)
    for file in controllers {
      let areas = ControllerAreas(try file.text)
      #expect(areas.names == ControllerAreas.all.filter(areas.names.contains), "\(file.path)")
      #expect(areas.names.allSatisfy { !areas[$0].isEmpty }, "\(file.path)")
      for area in areas.names {
        #expect(areas[area].allSatisfy { ControllerAreas.area(of: $0) == area }, "\(file.path)")
      }
    }
  }

  @Test(.proves("F-125"))
  func `the areas of a controller are marked, in one order`() throws {
    let areas = ControllerAreas(
      try SourceFile("Sources/ScreenKitCore/Controllers/Controller.swift").text)
    #expect(areas.names == ControllerAreas.all)
  }
}
