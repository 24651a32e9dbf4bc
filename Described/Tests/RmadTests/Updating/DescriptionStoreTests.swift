import Dispatch
import Foundation
import ScreenKitCore
import ScreenKitTestSupport
import Synchronization
import Testing

@testable import ScreenKitRmad

@MainActor @Suite struct DescriptionStoreTests {
  private let first = DescriptionText.app("1", DescriptionText.screen(1, [(2, "one")]))
  private let second = DescriptionText.app("2", DescriptionText.screen(1, [(2, "two")]))
  private let sameVersion = DescriptionText.app("1", DescriptionText.screen(1, [(2, "other")]))

  private func label(_ store: DescriptionStore) -> String? {
    store.app?.controllers.first?.component(2)?[.data]
  }

  @Test(.proves("R-012", "R-154"))
  func `Another version replaces the description`() async {
    let store = DescriptionStore()
    #expect(await store.update(to: first) == .replaced)
    #expect(store.change == nil)
    #expect(await store.update(to: first) == .kept)
    #expect(await store.update(to: sameVersion) == .kept)
    #expect(label(store) == "one")
    #expect(await store.update(to: second) == .replaced)
    #expect(label(store) == "two")
    #expect(store.change?.components == [2: .changed])
    // Any other version is accepted, also an earlier one.
    #expect(await store.update(to: first) == .replaced)
    #expect(store.app?.dataVersion == "1")
  }

  @Test(.proves("R-154"))
  func `A bad text is reported, and the description stays`() async {
    let store = DescriptionStore(now: { Date(timeIntervalSince1970: 7) })
    await store.update(to: first)
    #expect(await store.update(to: "{\"data_version\": ") == .refused)
    #expect(store.refusal?.findings.contains { $0.severity == .error } == true)
    #expect(store.refusal?.date == Date(timeIntervalSince1970: 7))
    #expect(label(store) == "one")
    #expect(await store.update(to: "{\"data_version\": ") == .refused)
    // The same version again is also a valid text.
    #expect(await store.update(to: first) == .kept)
    #expect(store.refusal == nil)
  }

  @Test(.proves("R-154"))
  func `A failure of the source is reported until it recovers`() async {
    let store = DescriptionStore()
    await store.update(to: first)
    await store.receive(.failure(.status(503)), comparesTexts: false)
    #expect(store.failure == .status(503))
    await store.receive(.unchanged, comparesTexts: false)
    #expect(store.failure == nil)
    await store.receive(.failure(.redirects), comparesTexts: false)
    await store.receive(.text(first), comparesTexts: false)
    #expect(store.failure == nil && label(store) == "one")
  }

  @Test func `A bad text is read once`() async {
    let reads = Reads()
    let store = DescriptionStore { text in
      reads.count.withLock { $0 += 1 }
      return AppDescription.read(text, tolerance: .lenient)
    }
    for _ in 0..<3 { #expect(await store.update(to: "{") == .refused) }
    #expect(reads.count.withLock { $0 } == 1)
  }

  private final class Reads: Sendable {
    let count = Mutex(0)
  }

  @Test func `A reader for authors refuses every mistake`() async {
    let store = DescriptionStore { AppDescription.read($0, tolerance: .strict) }
    await store.update(to: first)
    let typo = second.replacingOccurrences(
      of: "\"bg_color\": \"ffffff\"", with: "\"bg_color\": \"x\"")
    #expect(await store.update(to: typo) == .refused)
    #expect(store.app?.dataVersion == "1")
  }

  @Test(.proves("R-005"))
  func `A file counts as changed with the same version`() async {
    let store = DescriptionStore()
    await store.update(to: first, comparesTexts: true)
    #expect(await store.update(to: sameVersion, comparesTexts: true) == .replaced)
    #expect(label(store) == "other")
  }

  @Test func `A later text overtakes an earlier one`() async {
    let gate = Gate()
    let slow = first
    let store = DescriptionStore { text in
      if text == slow { gate.pass() }
      return AppDescription.read(text, tolerance: .lenient)
    }
    let early = Task { await store.update(to: slow) }
    await gate.waitForArrival()
    let late = await store.update(to: second)
    gate.open()
    #expect(await early.value == .superseded)
    #expect(late == .replaced)
    #expect(store.app?.dataVersion == "2")
  }

  @Test func `A bad text overtakes an earlier one, also when it is known`() async {
    let gate = Gate()
    let slow = first
    let store = DescriptionStore { text in
      if text == slow { gate.pass() }
      return AppDescription.read(text, tolerance: .lenient)
    }
    #expect(await store.update(to: "{") == .refused)
    let early = Task { await store.update(to: slow) }
    await gate.waitForArrival()
    let late = await store.update(to: "{")
    gate.open()
    #expect(await early.value == .superseded)
    #expect(late == .refused)
    #expect(store.app == nil)
    #expect(store.refusal != nil)
  }

  @Test func `An app starts without a network from the last good text`() async throws {
    let folder = try TemporaryFolder()
    let file = DescriptionFile(path: folder.path + "/apps/1234.json")
    let store = DescriptionStore(file: file, now: { Date(timeIntervalSince1970: 5) })
    await store.restore()
    #expect(store.app == nil)
    await store.update(to: first)
    await store.update(to: "{")

    let next = DescriptionStore(file: file, now: { Date(timeIntervalSince1970: 99) })
    await next.restore()
    #expect(label(next) == "one")
    #expect(next.loaded == Date(timeIntervalSince1970: 5))
    #expect(next.change == nil)
    // The stored description does not replace one that has arrived meanwhile.
    let later = DescriptionStore(file: file)
    await later.update(to: second)
    await later.restore()
    #expect(label(later) == "two")
  }

  @Test func `An app never starts with the description of another address`() async throws {
    let folder = try TemporaryFolder()
    func store(_ app: Int) -> DescriptionStore {
      let address = "https://e.org/app?version=1&app_id=\(app)&bundle_version=1.0"
      return DescriptionStore(file: DescriptionFile(folder: folder.path, address: address))
    }
    await store(1).update(to: first)
    let other = store(2)
    await other.restore()
    #expect(other.app == nil)
    // The other app has the same number of version.
    await other.update(to: sameVersion)
    #expect(label(other) == "other")
    let again = store(1)
    await again.restore()
    #expect(label(again) == "one")
  }

  @Test func `Only the owner can read the stored description`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/apps/1234.json"
    await DescriptionStore(file: DescriptionFile(path: path)).update(to: first)
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect((rights as? Int ?? 0o777) & 0o077 == 0)
    try Data("damaged".utf8).write(to: URL(fileURLWithPath: path))
    let store = DescriptionStore(file: DescriptionFile(path: path))
    await store.restore()
    #expect(store.app == nil)
  }

  @Test(.proves("R-005"))
  func `A changed file is applied, and a bad one reported`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/app.json"
    try Data(first.utf8).write(to: URL(fileURLWithPath: path))
    let store = DescriptionStore()
    let changes = StoreChanges(of: store)
    let follow = Task { await store.follow(FileDescriptionSource(path: path)) }
    defer { follow.cancel() }
    await changes.wait { label(store) == "one" }
    // The file is replaced, as by most editors, and then written in place.
    try Data(sameVersion.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    await changes.wait { label(store) == "other" }
    try Data("{".utf8).write(to: URL(fileURLWithPath: path))
    await changes.wait { store.refusal != nil }
    #expect(label(store) == "other")
    try FileManager.default.removeItem(atPath: path)
    await changes.wait { store.failure == .file(path) }
    try Data(second.utf8).write(to: URL(fileURLWithPath: path))
    await changes.wait { label(store) == "two" }
    #expect(store.failure == nil)
    #expect(store.refusal == nil)
  }
}

/// A gate at which a thread reports its arrival and waits.
private final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let (arrivals, arrival) = AsyncStream<Void>.makeStream()

  func pass() {
    arrival.yield()
    semaphore.wait()
  }

  func open() { semaphore.signal() }

  func waitForArrival() async {
    for await _ in arrivals { return }
  }
}

/// The changes of a store, which a test can await.
@MainActor private final class StoreChanges {
  private let (stream, change) = AsyncStream<Void>.makeStream()
  private var tokens: [ObservationToken] = []

  init(of store: DescriptionStore) {
    let change = change
    tokens = [
      store.observe(\.app) { _ in change.yield() },
      store.observe(\.refusal) { _ in change.yield() },
      store.observe(\.failure) { _ in change.yield() },
    ]
  }

  func wait(until isThere: () -> Bool) async {
    var iterator = stream.makeAsyncIterator()
    while !isThere() { await iterator.next() }
  }
}
