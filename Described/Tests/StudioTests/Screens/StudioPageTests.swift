import Foundation
import ScreenKitCore
import ScreenKitRmad
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitWeb
import ScreenKitWebTesting
import Testing

@testable import StudioScreens

/// The studio in a browser: the keys of the frame, and the pointer in the preview.
@MainActor
@Suite("The studio in a browser", .leakFree)
struct StudioPageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Opens the studio with the sample, and selects the component with `id`.
  private func studio(selecting id: Int) async throws -> (WebTest, StudioModel) {
    let model = try StudioModel(
      opening: StudioFile(path: folder.path + "/app.json"),
      new: try StudioDocument(json: RmadSample.description),
      feeds: EmbeddedFeedSource(RmadSample.files))
    let test = WebTest(StudioScreen(model))
    await settle(test)
    let path = try #require(model.document.path(ofComponent: id))
    test.session.application.run { model.select(path) }
    await settle(test)
    return (test, model)
  }

  private func settle(_ test: WebTest) async {
    for _ in 0..<2 {
      test.session.application.runPosts()
      await test.settle()
    }
  }

  private func view(_ test: WebTest, _ condition: (View) -> Bool) throws -> View {
    var waiting: [View] = [test.session.application.window]
    while let view = waiting.popLast() {
      if condition(view) { return view }
      waiting += view.children
    }
    return try #require(nil as View?)
  }

  @Test(.proves("R-006"))
  func `F3 and arrow keys move or resize the component`() async throws {
    let (test, model) = try await studio(selecting: 402)
    let old = try #require(model.document.frame(at: model.selection))
    #expect(test.press(KeyPress(.function(3))))
    let handle = try #require(test.session.application.focus.view as? Button)
    // The page sends the keys of this element, and those with Shift, since the session asks for
    // them.
    #expect(test.page.element(of: handle)?.attributes["data-keys"] == "all")
    #expect(test.press(KeyPress(.right)))
    #expect(test.press(KeyPress(.down)))
    #expect(test.press(KeyPress(.right, .shift)))
    await settle(test)
    #expect(
      model.document.frame(at: model.selection)
        == old.moved(x: 8, y: 16).resized(width: 8, height: 0))
    #expect(handle.title.contains("\(old.x + 8), \(old.y + 16)"))
    #expect(test.closeReason == nil && test.page.problems.isEmpty)
    test.end()
  }

  @Test(.proves("R-006"))
  func `the pointer selects, moves and resizes components in the preview`() async throws {
    let (test, model) = try await studio(selecting: 400)
    let cover = try view(test) { $0 is PreviewCover }
    let number = try #require(test.page.element(of: cover)?.attributes["id"]?.dropFirst())
    let path = try #require(model.document.path(ofComponent: 402))
    let old = try #require(model.document.frame(at: path))
    let (x, y) = (old.x / 8 + 2, old.y / 16)
    test.send("[\"i\",\(number),\(x),\(y),\"d\"]")
    #expect(model.selection == path)
    await settle(test)
    test.send(
      "[\"i\",\(number),\(x + 1),\(y + 2),\"m\"]", "[\"i\",\(number),\(x + 1),\(y + 2),\"u\"]")
    #expect(model.document.frame(at: path) == old.moved(x: 8, y: 32))
    await settle(test)
    #expect(test.closeReason == nil && test.page.problems.isEmpty)
    test.end()
  }
}
