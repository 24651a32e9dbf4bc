import RmadAPI
import ScreenKitCore
import ScreenKitRmad
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import StudioConformance
import StudioScreens
import Testing

extension StudioStage {
  /// The model of the work with the server.
  func server() throws -> PublishingModel { try #require(publishing) }

  /// Shows the server and logs in by the keyboard alone.
  func enter(_ password: String = "demo") async {
    test.press("F6")
    await settle()
    test.type("demo")
    test.press(.enter)
    test.type(password)
    test.press(.enter)
    await settle()
  }

  /// Clicks the button with `name`.
  func click(_ name: String) async throws {
    test.click(try #require(test.view(.button, named: name), "no button \(name)"))
    await settle()
  }

  /// Whether the screen shows `text`.
  func shows(_ text: String) -> Bool { test.screen.contains(text) }

  static func news(
    _ service: ScriptedStudioService = ScriptedStudioService(), keeper: MemoryKeeper? = nil,
    in folder: TemporaryFolder? = nil, app: Int? = nil
  ) throws -> StudioStage {
    try StudioStage(
      StudioDocument(json: RmadSample.description), size: CellSize(columns: 120, rows: 50),
      keeper: keeper, in: folder, service: service, app: app)
  }

  /// Changes the text of the component 405, like an author.
  func change(_ text: String) throws {
    let path = try #require(model.document.path(ofComponent: 405))
    model.edit("Set data", model.document.setting("data", .string(text), at: path))
  }
}

extension MemoryStudioService {
  /// Sends a draft as another author, and returns its text.
  func sendOtherDraft() async throws -> String {
    let session = try await logIn(login)
    let seen = try #require(try await draft(of: app, session))
    let text = seen.text.replacing("Show more news", with: "Other")
    _ = try await setDraft(text, of: app, replacing: seen.tag, session)
    return text
  }

  /// Returns the draft on the server.
  func draftText() async throws -> String? {
    try await draft(of: app, try await logIn(login))?.text
  }

  /// Returns the number of versions on the server.
  func versionCount() async throws -> Int {
    try await versions(of: app, try await logIn(login)).count
  }
}
