import AppParts
import ScreenKitFetch
import ScreenKitLaunch
import Testing

@Suite("The options of apps with a server")
struct ServerAppOptionsTests {
  /// Returns the options set by `arguments`; `isHosted` is without the option `--server`.
  private func options(_ arguments: String..., isHosted: Bool = false) throws -> ServerAppOptions {
    var options = ServerAppOptions(folder: "/data/app")
    let own = isHosted ? [options.folderOption] : options.all
    try options.configure(
      Launch(arguments, own: own, host: [.help, .snapshot(formats: ["text"])]))
    return options
  }

  @Test func `without options the app has no server, and keeps data locally`() throws {
    let options = try options()
    #expect(options.folder == "/data/app" && options.server == nil && options.memory == nil)
  }

  @Test func `options set another folder and a server`() throws {
    let options = try options("--folder", "/other", "--server", "http://127.0.0.1:8080")
    #expect(options.folder == "/other" && options.server?.origin == "http://127.0.0.1:8080")
    #expect(throws: LaunchError.self) { try self.options("--server", "ftp://x") }
  }

  @Test(arguments: [false, true])
  func `a folder without a name is refused`(isHosted: Bool) {
    #expect(throws: LaunchError("--folder: the name of the folder is empty")) {
      try options("--folder=", isHosted: isHosted)
    }
  }

  @Test func `a host without a server has only the folder`() throws {
    #expect(try options("--folder", "/other", isHosted: true).folder == "/other")
    #expect(throws: LaunchError.self) {
      try options("--server", "http://127.0.0.1:8080", isHosted: true)
    }
    #expect(ServerAppOptions(folder: "/data/app").folderOption.help.contains("(/data/app)"))
  }

  @Test func `a snapshot has files in memory and no server`() throws {
    #expect(try options("--snapshot").memory != nil)
    #expect(throws: LaunchError.self) {
      try options("--snapshot", "--server", "http://127.0.0.1:8080")
    }
  }
}
