public import Foundation

/// The reason why a service did not perform a request.
public enum ServiceError: Error, Hashable, Sendable {
  /// The username or the password is wrong.
  case refused
  /// The username or the password is missing, so no request was sent.
  case incomplete
  /// Too many wrong passwords were sent; the next one is accepted at the given time.
  case locked(until: Date)
  /// The session ended or was revoked; the user has to log in again.
  case sessionOver
  /// The given number of announcements is unread, so nothing was mustered.
  case unread(Int)
  /// No announcements were loaded, so the unread ones are unknown, and nothing was mustered.
  case notLoaded
  /// The page does not exist.
  case notFound
  /// The server cannot be reached, so the request had no effect.
  case unreachable(String)
  /// The connection ended before the response; the server may have performed the request.
  case lost(String)
  /// The response timed out; the server may have performed the request.
  case timedOut
  /// The user cancelled the request; the server may have performed it.
  case cancelled
  /// The response is unusable.
  case badAnswer(AnswerDefect)
  /// The server reported a failure.
  case failed(String)
  /// The service's data on this device cannot be read or written.
  case storage(String)
}

/// The reason why a response is unusable.
public enum AnswerDefect: Hashable, Sendable {
  /// The response has no content.
  case empty
  /// The response has another content type than requested, such as HTML.
  case otherKind(String)
  /// The response is damaged, or a part of it has the wrong type.
  case malformed
  /// The response exceeds the maximum size.
  case tooLong
  /// The response has an unknown status or is a redirect.
  case status(Int)
}

extension ServiceError {
  /// Whether the server may have performed the request although no usable response arrived.
  public var leavesDoubt: Bool {
    switch self {
    case .lost, .timedOut, .cancelled, .badAnswer, .failed, .storage: true
    case .refused, .incomplete, .locked, .sessionOver, .unread, .notLoaded, .notFound,
      .unreachable:
      false
    }
  }

  /// Whether the server cannot be reached; the app then shows the data on this device.
  public var isOffline: Bool {
    switch self {
    case .unreachable, .lost, .timedOut: true
    default: false
    }
  }
}

extension ServiceError: CustomStringConvertible {
  /// The message for the user.
  public var description: String {
    switch self {
    case .refused: "Wrong user name or password."
    case .incomplete: "Enter your user name and password."
    case .locked: "Too many wrong passwords. Try again in a few minutes."
    case .sessionOver: "Your session has ended. Please log in again."
    case .unread(1): "Read one more announcement before you muster."
    case .unread(let count): "Read \(count) more announcements before you muster."
    case .notLoaded: "Load the announcements before you muster."
    case .notFound: "This page does not exist."
    case .unreachable(let reason): "The server cannot be reached: \(reason)."
    case .lost: "The connection ended before the response came."
    case .timedOut:
      "The server did not respond within \(PythonDBAdapter.timeLimit.components.seconds) seconds."
    case .cancelled: "Cancelled."
    case .badAnswer(let defect): "The server's response cannot be used: \(defect)."
    case .failed(let message): "The server failed: \(message)"
    case .storage(let reason): reason
    }
  }
}

extension AnswerDefect: CustomStringConvertible {
  /// The reason, as a part of a message for the user.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .otherKind(let kind): "its type is \(kind)"
    case .malformed: "it is damaged"
    case .tooLong: "it is too long"
    case .status(let status): "its status is \(status)"
    }
  }
}
