import Foundation
import MusterAPI
import ScreenKitC
import ScreenKitDocuments
import ScreenKitOffline
import ScreenKitTestSupport
import Synchronization
import Testing

@testable import Muster

@Suite("Record file")
struct RecordFileTests {
  private let folder: TemporaryFolder
  private let file: RecordFile<[Int]>

  init() throws {
    folder = try TemporaryFolder()
    file = RecordFile(path: folder.path + "/deep/numbers.json")
  }

  @Test func `written values are read, and the first change has a default`() throws {
    #expect(try file.read().value == nil)
    _ = try file.update(initial: [1]) { $0.append(2) }
    _ = try file.update(initial: [9]) { $0.append(3) }
    #expect(try file.read().value == [1, 2, 3])
  }

  @Test func `a change that throws writes nothing`() throws {
    _ = try file.update(initial: [1]) { $0.append(2) }
    #expect(throws: RecordError.self) {
      try file.update(initial: []) { numbers in
        numbers = []
        throw RecordError.other("no")
      }
    }
    #expect(try file.read().value == [1, 2])
  }

  @Test func `simultaneous changes of many owners are all kept`() async throws {
    let path = file.path
    await withTaskGroup(of: Void.self) { group in
      for owner in 0..<4 {
        group.addTask {
          // Another descriptor of the lock file, as in another process.
          let file = RecordFile<[Int]>(path: path)
          for number in 0..<10 {
            _ = try? file.update(initial: []) { $0.append(owner * 10 + number) }
          }
        }
      }
    }
    #expect(try file.read().value?.sorted() == Array(0..<40))
  }

  @Test(.proves("M-077"))
  func `a full disk is an error, and the file stays unchanged`() throws {
    _ = try file.update(initial: [1]) { $0.append(2) }
    let full = RecordFile<[Int]>(path: file.path) { _, path in
      throw OwnerFileError(path: path, number: ENOSPC)
    }
    let error = #expect(throws: RecordError.self) { try full.update(initial: []) { $0 = [7] } }
    #expect("\(try #require(error))".contains("the disk is full"))
    #expect(try file.read().value == [1, 2])
  }

  @Test(arguments: [
    (RecordError.system("/f", ENOSPC), "It failed: the disk is full.\n/f"),
    (.system("/f", EACCES), "It failed: access is denied.\n/f"),
    (.busy("/f"), "It failed: another program is using the file.\n/f"),
    (.other("no"), "It failed: no."),
  ])
  func `an error has the failure, the reason and the path`(error: RecordError, text: String) {
    #expect(error.text(after: "It failed") == text)
  }

  @Test func `a change removes the drafts of killed processes`() throws {
    _ = try file.update(initial: [1]) { $0.append(2) }
    let draft = file.path + ".new-999999999"
    let changes: [() throws -> Void] = [
      { _ = try file.update(initial: []) { $0.append(3) } }, { try file.erase() },
    ]
    for change in changes {
      #expect(FileManager.default.createFile(atPath: draft, contents: Data("token".utf8)))
      try change()
      #expect(!FileManager.default.fileExists(atPath: draft))
    }
    #expect(try file.read().value == nil)
  }

  @Test func `changes in memory do not change the file`() throws {
    _ = try file.update(initial: [1]) { $0.append(2) }
    let memory = MemoryFiles()
    let copy = RecordFile<[Int]>(path: file.path, memory: memory)
    _ = try copy.update(initial: [9]) { $0.append(3) }
    #expect(try copy.read().value == [1, 2, 3])
    #expect(try file.read().value == [1, 2])
    try copy.erase()
    #expect(try copy.read().value == nil)
    #expect(try file.read().value == [1, 2])
  }

  @Test func `changes in memory create no folder, lock or other file`() throws {
    let copy = RecordFile<[Int]>(path: file.path, memory: MemoryFiles())
    _ = try copy.update(initial: [9]) { $0.append(3) }
    #expect(folder.files == [])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/deep"))
    try "{".write(toFile: folder.path + "/bad.json", atomically: false, encoding: .utf8)
    let bad = RecordFile<[Int]>(path: folder.path + "/bad.json", memory: MemoryFiles())
    #expect(try bad.read().notice?.contains("it is damaged") == true)
    #expect(folder.files == ["bad.json"])
  }

  @Test func `a folder that cannot be created is an error`() throws {
    try "x".write(toFile: folder.path + "/deep", atomically: false, encoding: .utf8)
    #expect(throws: RecordError.self) { try file.update(initial: []) { $0 = [7] } }
  }

  @Test(
    arguments: [
      "", "{", "[]", "null", "{\"version\":1}", "{\"version\":2,\"content\":[]}",
      "{\"version\":1,\"content\":[\"x\"]}", "\u{0}",
    ])
  func `an unusable file is set aside and reported`(text: String) throws {
    _ = try file.update(initial: [1]) { $0.append(2) }
    try text.write(toFile: file.path, atomically: false, encoding: .utf8)
    let outcome = try file.update(initial: []) { $0.append(3) }
    #expect(outcome.notice?.contains(file.path) == true)
    #expect(try String(contentsOfFile: file.path + ".bad-1", encoding: .utf8) == text)
    let later = try file.read()
    #expect(later.value == [3])
    #expect(later.notice == nil)
  }

  @Test func `every unusable file is kept`() throws {
    for (number, text) in ["{", "[", "x"].enumerated() {
      _ = try file.update(initial: []) { $0 = [7] }
      try text.write(toFile: file.path, atomically: false, encoding: .utf8)
      #expect(try file.read().notice?.contains("\(file.path).bad-\(number + 1)") == true)
    }
    for (number, text) in ["{", "[", "x"].enumerated() {
      let path = "\(file.path).bad-\(number + 1)"
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
  }

  @Test func `a truncated file is set aside`() throws {
    _ = try file.update(initial: []) { $0 = [1, 2, 3] }
    let whole = try Data(contentsOf: URL(filePath: file.path))
    for length in 0..<whole.count {
      try whole.prefix(length).write(to: URL(filePath: file.path))
      #expect(try file.read().notice != nil)
    }
  }

  @Test(arguments: ["1e300", "-1e300", "1e11"])
  func `an impossible date counts as damage`(date: String) throws {
    let dates = RecordFile<[Date]>(path: file.path)
    _ = try dates.update(initial: []) { $0.append(Date(timeIntervalSince1970: 1)) }
    #expect(try dates.read().value == [Date(timeIntervalSince1970: 1)])
    try "{\"version\":1,\"content\":[\(date)]}".write(
      toFile: file.path, atomically: false, encoding: .utf8)
    #expect(try dates.read().notice?.contains("it is damaged") == true)
  }

  @Test func `an unreadable file is set aside too`() throws {
    try FileManager.default.createDirectory(
      atPath: file.path, withIntermediateDirectories: true)
    #expect(try file.update(initial: []) { $0.append(1) }.notice != nil)
    #expect(try file.read().value == [1])
  }

  @Test func `erasing removes the file, and a second time does nothing`() throws {
    _ = try file.update(initial: [1]) { $0.append(2) }
    try file.erase()
    try file.erase()
    #expect(try file.read().value == nil)
  }
}

@Suite("The folder of the app")
struct DeviceFolderTests {
  @Test(
    .proves("M-032"),
    arguments: [
      (["XDG_STATE_HOME": "/x/state", "HOME": "/home/anna"], "/x/state"),
      (["XDG_STATE_HOME": "state", "HOME": "/home/anna"], "/home/anna/.local/state"),
      (["HOME": "/home/anna"], "/home/anna/.local/state"),
    ])
  func `it has the app's identifier, in the user's state folder`(
    environment: [String: String], states: String
  ) {
    let path = DeviceFolder.path(environment: environment) { _ in false }
    #expect(path == "\(states)/edu.nps.muster")
  }

  @Test(arguments: [
    (["/s/muster"], "/s/muster"), (["/s/muster", "/s/edu.nps.muster"], "/s/edu.nps.muster"),
    (["/s/edu.nps.muster"], "/s/edu.nps.muster"),
  ])
  func `the folder of an earlier version is still used`(folders: [String], path: String) {
    let environment = ["XDG_STATE_HOME": "/s"]
    #expect(DeviceFolder.path(environment: environment, isThere: folders.contains) == path)
  }

  @Test func `an unusable ledger is set aside, reported and renewed`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/ledger.json"
    try "{".write(toFile: path, atomically: false, encoding: .utf8)
    let notices = Mutex<[String]>([])
    let notify = { @Sendable notice in notices.withLock { $0.append(notice) } }
    let service = LedgerService.embedded(path: path, notify: notify)
    let session = try await service.login(
      LoginRequest(username: "anna", password: Secret("north star"), isRemembered: false))
    #expect(try await service.resume(session.token).username == "anna")
    #expect(notices.withLock { $0 }.count == 1)
    #expect(try String(contentsOfFile: path + ".bad-1", encoding: .utf8) == "{")
  }
}
