import Foundation
import ScreenKitCore
import ScreenKitDocuments
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("The folder for states")
struct StatePlaceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the files below the folder after an archive was saved.
  private func files(_ environment: [String: String]) throws -> [String] {
    let file = try #require(StateFile(of: "app", environment: environment))
    try file.save(ScreenArchive(root: ScreenState()))
    return folder.files
  }

  @Test func `the environment variable sets the folder`() throws {
    #expect(
      try files(["XDG_STATE_HOME": folder.path, "HOME": "/nonexistent"]) == ["app/screens.json"])
  }

  @Test(arguments: ["", "state"])
  func `without an absolute path it is below the home folder`(state: String) throws {
    let place = ["XDG_STATE_HOME": state, "HOME": folder.path]
    #expect(try files(place) == [".local/state/app/screens.json"])
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "here", "XDG_STATE_HOME": "there"]])
  func `without both nothing can be saved`(environment: [String: String]) {
    #expect(StateFile(of: "app", environment: environment) == nil)
  }
}
