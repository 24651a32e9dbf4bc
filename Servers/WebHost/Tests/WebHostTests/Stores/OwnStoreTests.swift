import ArgumentParser
import ScreenKitCore
import Testing

@testable import WebHost

/// An app with its own store.
@MainActor
@Suite struct OwnStoreTests {
  private struct NotesWeb: WebApp {
    func makeRoot(for visitor: Visitor) -> Controller { CounterScreen() }

    func makeStore() -> any SessionStore { SessionTable() }
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `an app provides the store of its sessions`() async throws {
    let store = try HostCommand.parse([]).makeStore(for: NotesWeb())
    #expect(store is SessionTable)
    try await store.close()
  }

  @Test func `a file on the command line has priority`() async throws {
    let path = folder.path + "/sessions.sqlite"
    let store = try HostCommand.parse(["--store", path]).makeStore(for: NotesWeb())
    #expect(store is SQLiteStore)
    try await store.close()
  }
}
