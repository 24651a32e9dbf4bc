internal import Foundation
internal import MusterAPI
internal import Synchronization

/// What the app keeps on this device: each user's profile, and remembered logins.
///
/// Each service has a folder of its own, and each of its users a file of their own; none of the
/// names says who it is.
public actor DeviceStore {
  private let folder: String
  private let memory: MemoryFiles?
  private let notices = Mutex<[String]>([])

  /// Keeps everything in `folder`, which is made when it is needed.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - memory: Takes all changes, so that the folder stays as it is; `nil` makes them on the disk.
  public init(folder: String, memory: MemoryFiles? = nil) {
    (self.folder, self.memory) = (folder, memory)
  }

  /// What went wrong since it was last asked for, in words for the user.
  nonisolated func takeNotices() -> [String] {
    notices.withLock { notices in
      defer { notices = [] }
      return notices
    }
  }

  /// Has the user told of something else that went wrong on this device.
  public nonisolated func note(_ notice: String) { notices.withLock { $0.append(notice) } }

  // MARK: Profiles

  /// The profile of a user, or `nil` at the first login.
  func profile(of user: DeviceUser) -> ProfileRecord? {
    noting("Your saved data could not be read") { try file(of: user).read() } ?? nil
  }

  /// Changes a user's profile, which is made if there is none.
  ///
  /// - Parameters:
  ///   - user: The user.
  ///   - failure: The sentence, without its end, that tells the user of a failure.
  ///   - body: Makes the change.
  func update(
    _ user: DeviceUser, orTell failure: String,
    _ body: @Sendable (inout ProfileRecord) -> Void
  ) {
    noting(failure) { try file(of: user).update(initial: ProfileRecord(), body) }
  }

  private func file(of user: DeviceUser) -> RecordFile<ProfileRecord> {
    RecordFile(
      path: "\(place(of: user.origin))/user-\(name(of: user.username)).json", memory: memory)
  }

  // MARK: Logins

  /// The remembered logins of a service.
  func logins(at origin: String) -> RememberedLogins {
    noting("Your remembered login could not be read") { try vault(at: origin).read() }
      ?? RememberedLogins()
  }

  /// Changes the remembered logins of a service; `false` if they could not be kept.
  @discardableResult
  func updateLogins(
    at origin: String, _ body: @Sendable (inout RememberedLogins) -> Void
  ) -> Bool {
    noting("Your login could not be remembered") { try vault(at: origin).update(body) } != nil
  }

  private func vault(at origin: String) -> LoginVault {
    LoginVault(folder: place(of: origin), memory: memory)
  }

  // MARK: Places

  private func place(of origin: String) -> String { "\(folder)/\(name(of: origin))" }

  /// A file's name for any text whatever, by which it cannot be guessed.
  private func name(of text: String) -> String {
    String(SHA256.hexadecimal(of: Array(text.utf8)).prefix(32))
  }

  @discardableResult
  private func noting<Value>(
    _ failure: String, _ body: () throws -> RecordOutcome<Value>
  ) -> Value? {
    do {
      let outcome = try body()
      if let notice = outcome.notice { note(notice) }
      return outcome.value
    } catch {
      note(RecordError(error).text(after: failure))
      return nil
    }
  }
}

/// A user of one service.
struct DeviceUser: Hashable, Sendable {
  let origin: String
  let username: String
}
