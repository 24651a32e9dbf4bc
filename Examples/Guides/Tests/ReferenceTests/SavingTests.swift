import Foundation
import ScreenKitCore
import ScreenKitDocuments
import ScreenKitTesting
import Testing

/// A screen that saves far too much.
private final class Hoarder: Controller {
  override func makeView() -> View { Label("Everything") }
  override func save() -> SavedState? {
    var state = SavedState()
    state["text"] = .string(String(repeating: "x", count: 1 << 22))
    return state
  }
}

/// A screen whose state is nested without end.
private final class Nest: Controller {
  override func makeView() -> View { Label("Nest") }
  override func save() -> SavedState? {
    var state = SavedState()
    for _ in 0..<(SavedState.Value.maximumDepth + 5) {
      var outer = SavedState()
      outer["in"] = .state(state)
      state = outer
    }
    return state
  }
}

@MainActor
@Suite("Saved state beyond its limits", .leakFree)
struct SavingTests {
  private func errors(of screen: Controller) -> [any Error] {
    var errors: [any Error] = []
    let check = LifecycleCheck()
    check.expectsError = {
      errors.append($0)
      return true
    }
    let test = ScreenTest(screen, keeper: MemoryKeeper(), check: check)
    test.application.save()
    return errors
  }

  @Test func `a state that is too large is an error with its size`() {
    let error = errors(of: Hoarder()).lazy.compactMap { $0 as? StateTooLarge }.first
    #expect((error?.size ?? 0) > (error?.limit ?? 0))
    #expect(error?.screen == "Hoarder")
  }

  @Test func `a state that is too deep is an error`() {
    #expect(errors(of: Nest()).contains { $0 is StateTooDeep })
  }

  @Test func `a damaged file is set aside and reported`() throws {
    let folder = URL.temporaryDirectory.appending(path: "saving-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "state.json").path
    try Data("no state".utf8).write(to: URL(filePath: path))
    let error = #expect(throws: StateFileError.self) { try StateFile(path: path).load() }
    #expect(error.map { $0.text(in: Strings()) }?.isEmpty == false)
    #expect(error.map { FileManager.default.fileExists(atPath: $0.setAside) } == true)
  }

  @Test func `a state that could not be read is not written`() {
    let path = URL.temporaryDirectory.appending(path: "saving-\(UUID().uuidString).json").path
    var root = ScreenState()
    root.views["text"] = .string(String(repeating: "x", count: StateFile.limit))
    let error = #expect(throws: StateFileTooLarge.self) {
      try StateFile(path: path).save(ScreenArchive(root: root))
    }
    #expect(error?.limit == StateFile.limit)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `an unusable archive reports the reason`() {
    let error = UnusableArchive(reason: "it is of another version")
    #expect(error.text(in: Strings()).contains("another version"))
  }

  @Test func `a file that cannot be read says why`() {
    let file = BoundedFile(path: "/nowhere/notes.txt", limit: 1 << 20)
    do throws(BoundedFile.Refusal) {
      _ = try file.text()
      Issue.record("there is such a file")
    } catch {
      switch error {
      case .unreadable: #expect("\(error)" == "the file cannot be read")
      case .tooLarge(let limit): Issue.record("more than \(limit) bytes")
      }
    }
  }
}
