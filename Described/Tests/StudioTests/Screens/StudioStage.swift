import Foundation
import ScreenKitCore
import ScreenKitRmad
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import StudioScreens
import Testing

/// The studio on a stage, with a file in a separate folder.
@MainActor
final class StudioStage {
  let folder: TemporaryFolder
  let model: StudioModel
  /// The work with the server; `nil` without a server.
  let publishing: PublishingModel?
  let test: ScreenTest

  init(
    _ document: StudioDocument = .newApp, size: CellSize = CellSize(columns: 120, rows: 40),
    look: Look.Name = .terminal, keeper: MemoryKeeper? = nil, in folder: TemporaryFolder? = nil,
    service: (any StudioService)? = nil, app: Int? = nil,
    feeds: (any FeedSource)? = nil
  ) throws {
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    model = try StudioModel(
      opening: StudioFile(path: folder.path + "/app.json"), new: document,
      feeds: feeds ?? EmbeddedFeedSource(RmadSample.files))
    publishing = service.map { [model] in PublishingModel(model, service: $0, app: app) }
    test = ScreenTest(
      StudioScreen(model, publishing: publishing), size: size, look: .named(look), keeper: keeper)
  }

  func settle() async {
    test.application.runPosts()
    await test.settle()
    test.application.runPosts()
    await test.settle()
  }

  /// The text of the file; `nil` if there is none.
  var fileText: String? { try? model.file.read() ?? nil }

  func write(_ text: String) throws { try model.file.write(text) }

  /// Returns the position of `text` on the screen.
  func place(of text: String) throws -> SurfacePoint {
    let lines = test.screen.split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in lines.enumerated() {
      if let range = line.range(of: text) {
        return SurfacePoint(x: line.distance(from: line.startIndex, to: range.lowerBound), y: row)
      }
    }
    throw NotFound(text: text)
  }

  struct NotFound: Error { let text: String }

  /// Drags the pointer from `start` by a distance.
  func drag(from start: SurfacePoint, x: Int, y: Int) async {
    let end = SurfacePoint(x: start.x + x, y: start.y + y)
    test.send(.pointer(PointerEvent(.down(.left), at: start)))
    await settle()
    test.send(.pointer(PointerEvent(.drag(.left), at: SurfacePoint(x: start.x + x, y: start.y))))
    await settle()
    test.send(.pointer(PointerEvent(.drag(.left), at: end)))
    await settle()
    test.send(.pointer(PointerEvent(.up(.left), at: end)))
    await settle()
  }

  /// Adds a component of the kind `name` by the keyboard.
  func add(_ name: String) async throws {
    test.press("Ctrl-N")
    await settle()
    let list = try #require(test.view(.list, named: "Kinds") as? ListView)
    let index = try #require(model.additions.firstIndex { $0.title == name })
    for _ in 0..<index { test.press(.down) }
    #expect(list.highlightedRow == RowIndex(index))
    test.press(.enter)
    await settle()
  }
}
