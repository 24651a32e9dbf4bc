import Foundation
import GalleryScreens
import ScreenKitCore
import ScreenKitTesting
import Testing

/// Checks that the gallery shows every view of the framework.
@MainActor
@Suite("What the gallery shows")
struct CoverageTests {
  /// The views that navigators put around screens, and those that the framework shows by itself.
  private static let aroundScreens: Set<String> = [
    "StackFrame", "ModalFrame", "ModalLayer", "NoticePanel", "KeyHintBar",
    "KeyHintItem",
  ]

  @Test func `every public view of the core is on some page`() throws {
    var seen: Set<String> = []
    for example in PageExample.all {
      let open = OpenGallery(example.page)
      seen.formUnion(classes(in: open))
      for key in example.keys {
        open.test.press(key)
        seen.formUnion(classes(in: open))
      }
      open.test.press(KeyPress("p", .control))
      seen.formUnion(classes(in: open))
    }
    let views = try publicViews()
    #expect(views.isSuperset(of: ["Button", "DocumentView", "List", "Scroll"]))
    let missing = views.subtracting(seen).subtracting(CoverageTests.aroundScreens)
    #expect(missing.isEmpty, "these need a page: \(missing.sorted())")
  }

  /// Returns the names of the classes of all views on the screen, and of their superclasses.
  private func classes(in open: OpenGallery) -> Set<String> {
    var names: Set<String> = []
    open.test.application.window.forEachShown { view in
      for mirror in sequence(first: Mirror(reflecting: view), next: \.superclassMirror) {
        // Without the generic arguments of the class.
        names.insert(String("\(mirror.subjectType)".prefix { $0 != "<" }))
      }
    }
    return names
  }

  /// Returns the view classes that apps can use, as the sources declare them.
  private func publicViews() throws -> Set<String> {
    let core = URL(filePath: #filePath).appending(path: "../../../Sources/ScreenKitCore")
      .standardized
    let files = FileManager.default.enumerator(at: core, includingPropertiesForKeys: nil)
    var parents: [String: String] = [:]
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      let pattern = /(?m)^(?:public|open) (?:final )?class (\w+)(?:<[^>]*>)?(?:: (\w+))?/
      for match in source.matches(of: pattern) {
        parents[String(match.1)] = match.2.map(String.init) ?? ""
      }
    }
    return Set(parents.keys.filter { isView($0, parents) })
  }

  private func isView(_ name: String, _ parents: [String: String]) -> Bool {
    name == "View" || (parents[name].map { isView($0, parents) } ?? false)
  }
}
