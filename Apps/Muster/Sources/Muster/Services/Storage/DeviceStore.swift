internal import Digests
internal import Foundation
internal import MusterAPI
public import ScreenKitOffline

/// The app's data on this device: each user's profile, and remembered logins.
///
/// Each service has its own folder, and each of its users a separate file. Their names are
/// hashes, so that they do not reveal the service or the user.
public actor DeviceStore {
  private let folder: String
  private let memory: MemoryFiles?
  private let notices = RecordNotices()

  /// Creates a store in `folder`, which is created on demand.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - memory: Keeps all changes in memory; `nil` writes them to disk.
  public init(folder: String, memory: MemoryFiles? = nil) {
    (self.folder, self.memory) = (folder, memory)
  }

  /// Returns the messages about failures since the last call, and removes them.
  nonisolated func takeNotices() -> [String] { notices.takeAll() }

  /// Adds a message about a failure on this device, for the user.
  public nonisolated func notify(_ notice: String) { notices.add(notice) }

  // MARK: Profiles

  /// Returns the profile of a user, or `nil` before the first login.
  func profile(of user: DeviceUser) -> ProfileRecord? {
    notices.perform("Your saved data could not be read") { try file(of: user).read() } ?? nil
  }

  /// Changes a user's profile, which is created if there is none.
  ///
  /// - Parameters:
  ///   - user: The user.
  ///   - failure: The beginning of the message for a failure; the reason is appended.
  ///   - body: Makes the change.
  func update(
    _ user: DeviceUser, orTell failure: String,
    _ body: @Sendable (inout ProfileRecord) -> Void
  ) {
    notices.perform(failure) { try file(of: user).update(initial: ProfileRecord(), body) }
  }

  private func file(of user: DeviceUser) -> RecordFile<ProfileRecord> {
    RecordFile(
      path: "\(folder(of: user.origin))/user-\(name(of: user.username)).json", memory: memory)
  }

  // MARK: Logins

  /// Returns the remembered logins of a service.
  func logins(at origin: String) -> RememberedLogins {
    notices.perform("Your remembered login could not be read") { try vault(at: origin).read() }
      ?? RememberedLogins()
  }

  /// Changes the remembered logins of a service; returns `false` if they could not be saved.
  @discardableResult
  func updateLogins(
    at origin: String, _ body: @Sendable (inout RememberedLogins) -> Void
  ) -> Bool {
    notices.perform("Your login could not be remembered") { try vault(at: origin).update(body) }
      != nil
  }

  private func vault(at origin: String) -> LoginVault {
    LoginVault(folder: folder(of: origin), memory: memory)
  }

  // MARK: Places

  private func folder(of origin: String) -> String { "\(folder)/\(name(of: origin))" }

  /// Returns a file name for `text` that does not reveal it.
  private func name(of text: String) -> String {
    String(SHA256.hexadecimal(of: Array(text.utf8)).prefix(32))
  }
}

/// A user of one service.
struct DeviceUser: Hashable, Sendable {
  let origin: String
  let username: String
}
