import Foundation
import ScreenKitCore
import ScreenKitDocuments
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Where states are kept")
struct StatePlaceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the files below the folder after an archive was saved.
  private func files(_ environment: [String: String]) throws -> [String] {
    let file = try #require(StateFile(of: "app", environment: environment))
    try file.save(ScreenArchive(root: ScreenState()))
    return folder.files
  }

  @Test func `the variable for states names the folder`() throws {
    #expect(
      try files(["XDG_STATE_HOME": folder.path, "HOME": "/nonexistent"]) == ["app/screens.json"])
  }

  @Test(arguments: ["", "state"])
  func `without an absolute path there it is below the home`(state: String) throws {
    let place = ["XDG_STATE_HOME": state, "HOME": folder.path]
    #expect(try files(place) == [".local/state/app/screens.json"])
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "here", "XDG_STATE_HOME": "there"]])
  func `with neither nothing can be kept`(environment: [String: String]) {
    #expect(StateFile(of: "app", environment: environment) == nil)
  }
}
