import GalleryExamples
import GalleryScreens
import ScreenKitCore
import ScreenKitTesting
import Testing

/// A check that the gallery shows every view of the framework.
@MainActor
@Suite("Coverage of the gallery")
struct CoverageTests {
  /// The views that navigators put around screens, and those that the framework adds itself.
  private static let aroundScreens: Set<String> = [
    "StackFrame", "ModalFrame", "ModalLayer", "NoticePanel", "KeyHintBar",
    "KeyHintItem",
  ]

  @Test func `every public view of the core is on a page`() throws {
    var views: [ObjectIdentifier: View] = [:]
    for example in PageExample.all {
      let open = OpenGallery(example.page)
      add(open, to: &views)
      for key in example.keys + [KeyPress("p", .control)] {
        open.test.press(key)
        add(open, to: &views)
      }
    }
    let seen = Set(views.values.flatMap(classes))
    let publicViews = try PublicViews.names()
    #expect(publicViews.isSuperset(of: ["Button", "DocumentView", "List", "Scroll"]))
    let missing = publicViews.subtracting(seen).subtracting(CoverageTests.aroundScreens)
    #expect(missing.isEmpty, "these need a page: \(missing.sorted())")
  }

  /// Adds a view of each class on the screen.
  private func add(_ open: OpenGallery, to views: inout [ObjectIdentifier: View]) {
    open.test.application.window.forEachShown { views[ObjectIdentifier(type(of: $0))] = $0 }
  }

  /// Returns the names of the class of a view and of its superclasses.
  private func classes(of view: View) -> [String] {
    sequence(first: Mirror(reflecting: view), next: \.superclassMirror).map {
      // The name is without the generic arguments of the class.
      String("\($0.subjectType)".prefix { $0 != "<" })
    }
  }
}
