internal import Foundation

/// The reason why a file on this device cannot be read or changed.
public enum RecordError: Error, Hashable {
  /// A system call failed; the values are the path and the error number.
  case system(String, Int32)
  /// Another process has locked the file.
  case busy(String)
  /// Users other than the owner could read the file.
  case notPrivate(String)
  /// The folder cannot be created.
  case noFolder(String)
  /// Another error occurred, with its description.
  case other(String)

  /// Creates a `RecordError` from any error.
  public init(_ error: any Error) { self = error as? RecordError ?? .other("\(error)") }

  /// The reason, as the end of a sentence.
  public var reason: String {
    switch self {
    case .system(_, ENOSPC), .system(_, EDQUOT): "the disk is full"
    case .system(_, EACCES), .system(_, EPERM): "access is denied"
    case .system(_, EROFS): "the disk can only be read"
    case .system(_, let number): String(cString: strerror(number)).lowercased()
    case .busy: "another program is using the file"
    case .notPrivate: "other users of this computer could read the file"
    case .noFolder: "the folder cannot be made"
    case .other(let reason): reason
    }
  }

  /// The path of the file or folder; `nil` if it is unknown.
  public var path: String? {
    switch self {
    case .system(let path, _), .busy(let path), .notPrivate(let path), .noFolder(let path): path
    case .other: nil
    }
  }

  /// Returns a message that begins with `failure`, with the path on a separate line.
  public func text(after failure: String) -> String {
    ["\(failure): \(reason).", path].compactMap(\.self).joined(separator: "\n")
  }
}

extension RecordError: CustomStringConvertible {
  /// A message for the user.
  public var description: String { text(after: "A file cannot be used") }
}

extension RecordError: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK815)" }
}
