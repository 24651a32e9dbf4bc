internal import Foundation
internal import ScreenKitC
internal import ScreenKitOffline
/// The file of remembered logins, which only its owner can read.
struct LoginVault: Sendable {
  private let folder: String
  private let memory: MemoryFiles?
  private var file: RecordFile<RememberedLogins> {
    RecordFile(path: "\(folder)/logins.json", memory: memory)
  }

  init(folder: String, memory: MemoryFiles?) { (self.folder, self.memory) = (folder, memory) }

  func read() throws -> RecordOutcome<RememberedLogins> {
    let outcome = try file.read()
    return RecordOutcome(value: outcome.value ?? RememberedLogins(), notice: outcome.notice)
  }

  /// Changes the logins.
  ///
  /// If the file cannot be private, it is erased, and the change fails.
  func update(
    _ body: (inout RememberedLogins) -> Void
  ) throws -> RecordOutcome<Void> {
    if memory != nil { return try file.update(initial: RememberedLogins(), body) }
    try makePrivateFolder()
    let outcome = try file.update(initial: RememberedLogins(), body)
    guard isPrivate(file.path, S_IFREG) else {
      try file.erase()
      throw RecordError.notPrivate(file.path)
    }
    return outcome
  }

  private func makePrivateFolder() throws {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // An existing folder may be open to others; it is made private if the user owns it.
    if isOwn(folder, S_IFDIR) { chmod(folder, 0o700) }
    guard isPrivate(folder, S_IFDIR) else { throw RecordError.notPrivate(folder) }
  }

  private func isPrivate(_ path: String, _ kind: mode_t) -> Bool {
    isOwn(path, kind) { $0.st_mode & 0o077 == 0 }
  }

  /// Returns whether `path` itself, not the target of a link, belongs to the user and `isRight`.
  private func isOwn(
    _ path: String, _ kind: mode_t, and isRight: (stat) -> Bool = { _ in true }
  ) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == kind
      && status.st_uid == geteuid() && isRight(status)
  }
}
