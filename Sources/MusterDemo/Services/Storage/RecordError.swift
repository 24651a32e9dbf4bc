internal import Foundation

/// Why something could not be kept on this device, or not be read.
enum RecordError: Error, Hashable, CustomStringConvertible {
  /// The system refused, with this number of an error.
  case system(String, Int32)
  /// Another process holds the file.
  case busy(String)
  /// Others than its owner could read what lies here.
  case notPrivate(String)
  /// Something else went wrong.
  case other(String)

  var description: String {
    switch self {
    case .system(let path, let number):
      "\(path) cannot be used: \(String(cString: strerror(number)))."
    case .busy(let path): "\(path) is in use by another program."
    case .notPrivate(let path): "\(path) cannot be made readable for its owner alone."
    case .other(let reason): reason
    }
  }
}
