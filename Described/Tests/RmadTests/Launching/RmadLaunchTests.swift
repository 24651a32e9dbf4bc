import ScreenKitFetch
import ScreenKitLaunch
import Testing

@testable import ScreenKitRmad

@MainActor @Suite struct RmadLaunchTests {
  private func stateFile(_ arguments: String...) throws -> String {
    let fetcher = StubFetcher { _ throws(FetchError) in throw .cancelled }
    var rmad = RmadLaunch(folder: "/states", fetcher: fetcher)
    try rmad.configure(try Launch(arguments, own: rmad.options, host: []))
    return rmad.stateFile
  }

  @Test func `Each description has its own file of states`() throws {
    #expect(try stateFile("app.json") == stateFile("./app.json"))
    let url = "http://127.0.0.1/app"
    let files = [
      try stateFile(), try stateFile("app.json"), try stateFile("other/app.json"),
      try stateFile("--url", url), try stateFile("--url", url, "--app-id", "2"),
    ]
    #expect(Set(files).count == files.count)
    #expect(files.allSatisfy { $0.hasPrefix("/states/screens-") })
  }
}
