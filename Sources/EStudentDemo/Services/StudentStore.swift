internal import EStudentAPI
public import ScreenKitOffline

/// The data of a student that the device keeps for times without a network; it has no secret.
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

  /// Creates a store in `folder`, which is created when needed; `memory` keeps all changes instead.
  public init(folder: String, memory: MemoryFiles? = nil) {
    (self.folder, self.memory) = (folder, memory)
  }

  /// Returns the messages about failures since the last call, and removes them.
  nonisolated func takeNotices() -> [String] { notices.takeAll() }

  /// Returns what is kept of a student; empty if nothing is, or it cannot be read.
  func record(of student: StudentIdentity, at origin: String) -> StudentRecord {
    notices.perform { try file(student, origin).read() }.flatMap { $0 } ?? StudentRecord()
  }

  /// Changes what is kept of a student.
  func update(
    _ student: StudentIdentity, at origin: String, _ body: @Sendable (inout StudentRecord) -> Void
  ) {
    notices.perform { try file(student, origin).update(initial: StudentRecord(), body) }
  }

  private func file(_ student: StudentIdentity, _ origin: String) -> RecordFile<StudentRecord> {
    // Other characters could lead out of the folder; a student number has digits alone.
    let place = String(origin.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return RecordFile(path: "\(folder)/\(place)/\(student.index).json", memory: memory)
  }
}
