import Foundation
import ScreenKitCore
import ScreenKitDocuments
import Testing

@MainActor
@Suite("Where states are kept")
struct StatePlaceTests {
  private let folder = NSTemporaryDirectory() + "screenkit-\(UUID().uuidString)"

  /// Returns the files below the folder after an archive was saved.
  private func files(_ environment: [String: String]) throws -> [String] {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = try #require(StateFile(of: "app", environment: environment))
    try file.save(ScreenArchive(root: ScreenState()))
    return try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
      $0.hasSuffix(".json")
    }
  }

  @Test func `the variable for states names the folder`() throws {
    #expect(
      try files(["XDG_STATE_HOME": folder, "HOME": "/nonexistent"]) == ["app/screens.json"])
  }

  @Test(arguments: ["", "state"])
  func `without an absolute path there it is below the home`(state: String) throws {
    let place = ["XDG_STATE_HOME": state, "HOME": folder]
    #expect(try files(place) == [".local/state/app/screens.json"])
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "here", "XDG_STATE_HOME": "there"]])
  func `with neither nothing can be kept`(environment: [String: String]) {
    #expect(StateFile(of: "app", environment: environment) == nil)
  }
}
