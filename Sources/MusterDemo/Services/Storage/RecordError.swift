internal import Foundation

/// The reason why a file on this device cannot be read or changed.
enum RecordError: Error, Hashable {
  /// The system refused, with this number of an error.
  case system(String, Int32)
  /// Another process holds the file.
  case busy(String)
  /// Others than its owner could read the file.
  case notPrivate(String)
  /// The folder cannot be made.
  case noFolder(String)
  /// Something else went wrong.
  case other(String)

  /// Takes any error.
  init(_ error: any Error) { self = error as? RecordError ?? .other("\(error)") }

  /// The reason, as the end of a sentence.
  var reason: String {
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

  /// The file or folder, if it is known.
  var path: String? {
    switch self {
    case .system(let path, _), .busy(let path), .notPrivate(let path), .noFolder(let path): path
    case .other: nil
    }
  }

  /// Tells the user that `failure` is so, with the path in a line of its own.
  func text(after failure: String) -> String {
    ["\(failure): \(reason).", path].compactMap(\.self).joined(separator: "\n")
  }
}

extension RecordError: CustomStringConvertible {
  var description: String { text(after: "A file cannot be used") }
}
