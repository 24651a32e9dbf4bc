#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
internal import ScreenKitC
public import ScreenKitCore

/// A file that is replaced atomically, by default with access only for its owner.
///
/// Foundation's atomic writing makes files readable by others, so this type uses system calls.
public struct OwnerFile {
  /// The access of other users to a file.
  public enum Access: Sendable {
    /// Only the owner has access.
    case owner
    /// An existing file keeps its permissions; others may read a new one if the umask permits it.
    case shared
  }

  private let path: String
  private let access: Access

  /// Creates the writer of a file.
  public init(path: String, access: Access = .owner) {
    (self.path, self.access) = (path, access)
  }

  /// Replaces the file by `data`, as a whole or not at all.
  public func write(_ data: Data) throws {
    try createFolder()
    let draft = draft(of: getpid())
    unlink(draft)
    let file = try create(draft)
    let failure = fill(file, data)
    close(file)
    if let failure {
      unlink(draft)
      throw OwnerFileError(path: draft, number: failure)
    }
    guard rename(draft, path) == 0 else {
      let number = errno
      unlink(draft)
      throw OwnerFileError(path: path, number: number)
    }
    flushFolder()
  }

  private func createFolder() throws {
    let folder = folder
    guard !FileManager.default.fileExists(atPath: folder) else { return }
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true,
      attributes: access == .owner ? [.posixPermissions: 0o700] : nil)
  }

  /// Creates the file at `draft` with the permissions of this file, and returns its descriptor.
  private func create(_ draft: String) throws -> Int32 {
    let kept = access == .shared ? permissions : nil
    let isPrivate = access == .owner || kept != nil
    let file = open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, isPrivate ? 0o600 : 0o644)
    guard file >= 0 else { throw OwnerFileError(path: draft, number: errno) }
    if let kept { fchmod(file, kept) }
    return file
  }

  /// The permissions of the existing file; `nil` if there is none.
  private var permissions: mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// Removes temporary files of processes that were killed during a write.
  public func removeDrafts() {
    let name = path.split(separator: "/").last ?? ""
    OwnerFile.removeDrafts(in: folder) { $0 == name }
  }

  /// Removes temporary files of processes that were killed during a write of any file in `folder`.
  public static func removeDrafts(in folder: String) { removeDrafts(in: folder) { _ in true } }

  /// Removes temporary files of killed processes for the files in `folder` with an accepted name.
  private static func removeDrafts(in folder: String, ofFile isAccepted: (Substring) -> Bool) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let number = name.reversed().prefix { $0.isNumber }.count
      let start = name.dropLast(number)
      guard start.hasSuffix(mark), isAccepted(start.dropLast(mark.count)),
        let process = pid_t(name.suffix(number)), process > 0,
        kill(process, 0) < 0, errno == ESRCH
      else { continue }
      unlink("\(folder)/\(name)")
    }
  }

  /// The text between the path of the file and the number of the writing process.
  private static let mark = ".new-"

  /// Returns the path of the temporary file of `process`.
  private func draft(of process: pid_t) -> String { "\(path)\(OwnerFile.mark)\(process)" }

  /// Flushes the folder to disk, so that the renaming survives a loss of power.
  private func flushFolder() {
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return }
    fsync(file)
    close(file)
  }

  /// Writes and flushes the data; returns the error number of a failure, otherwise `nil`.
  private func fill(_ file: Int32, _ data: Data) -> Int32? {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = systemWrite(file, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = rest.dropFirst(count)
      }
      return fsync(file) == 0 ? nil : errno
    }
  }

  private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    ScreenKitC.write(file, bytes.baseAddress, bytes.count)
  }

  private var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// The error for a file that could not be written.
public struct OwnerFileError: PresentableError, CustomStringConvertible {
  /// The file.
  public let path: String
  /// The number of the system's error, `errno`.
  public let number: Int32

  /// Creates the error for a file and an error number of the system.
  public init(path: String, number: Int32) { (self.path, self.number) = (path, number) }

  /// The title of a dialog about the error, in the language of the app.
  @MainActor public var title: String { Strings.current.errors.fileTitle }

  /// The message in English.
  public var description: String { text(in: Strings()) }
}

extension OwnerFileError: CustomDebugStringConvertible {
  /// The message for developers.
  public var debugDescription: String { "\(self) (SK827)" }
}

extension OwnerFileError: TranslatedError {
  /// Returns the message in the language of `strings`.
  public func text(in strings: Strings) -> String {
    strings.errors.fileNotWritten(path, String(cString: strerror(number)))
  }
}
