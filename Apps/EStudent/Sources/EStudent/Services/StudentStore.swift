internal import EStudentAPI
public import ScreenKitOffline

/// The data of a student that the device stores for offline use, without the secret.
struct StudentRecord: Codable, Hashable, Sendable {
  var reports: KeptContent<[Subject]>?
  var professors: KeptContent<[Kurs]>?
  var courses: KeptContent<OpenCourses>?
  var finances: KeptContent<[FinancialYear]>?

  init() {}
}

/// The app's data on this device: a file for each student of each service.
public actor StudentStore {
  private let folder: String
  private let memory: MemoryFiles?
  private let notices = RecordNotices()

  /// Creates a store in `folder`, which is created on demand; with `memory`, changes stay in
  /// memory.
  public init(folder: String, memory: MemoryFiles? = nil) {
    (self.folder, self.memory) = (folder, memory)
  }

  /// Returns the messages about failures since the last call, and removes them.
  nonisolated func takeNotices() -> [String] { notices.takeAll() }

  /// Returns the stored data of a student; empty if there is none or it is unreadable.
  func record(of student: StudentIdentity, at origin: String) -> StudentRecord {
    notices.perform { try file(student, origin).read() }.flatMap { $0 } ?? StudentRecord()
  }

  /// Changes the stored data of a student.
  func update(
    _ student: StudentIdentity, at origin: String, _ body: @Sendable (inout StudentRecord) -> Void
  ) {
    notices.perform { try file(student, origin).update(initial: StudentRecord(), body) }
  }

  private func file(_ student: StudentIdentity, _ origin: String) -> RecordFile<StudentRecord> {
    // Other characters could form a path outside the folder; a student number has only digits.
    let place = String(origin.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return RecordFile(path: "\(folder)/\(place)/\(student.index).json", memory: memory)
  }
}
