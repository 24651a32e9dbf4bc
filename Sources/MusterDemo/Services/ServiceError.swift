public import Foundation

/// Why a service did not do what it was asked, with what the user can make of it.
public enum ServiceError: Error, Hashable, Sendable {
  /// The username or the password is wrong.
  case refused
  /// The username or the password is missing, so nobody was asked.
  case incomplete
  /// Too many passwords were wrong; the next one is tried at the given moment.
  case locked(until: Date)
  /// The session ended or was revoked; the user has to log in again.
  case sessionOver
  /// So many announcements are unread, and nothing was mustered (M-006).
  case unread(Int)
  /// No announcements were loaded, so it is not known what is unread, and nothing was mustered.
  case notLoaded
  /// There is no such page.
  case notFound
  /// The server cannot be reached, so it did nothing.
  case unreachable(String)
  /// The connection ended before the answer; whether the server did anything is not known.
  case lost(String)
  /// No answer came in time; whether the server did anything is not known.
  case timedOut
  /// The user called it off; whether the server did anything is not known.
  case cancelled
  /// An answer came that is none of this service's.
  case badAnswer(AnswerDefect)
  /// The server says that it failed.
  case failed(String)
  /// What the service keeps on this device cannot be read or written.
  case storage(String)
}

/// What is wrong with an answer.
public enum AnswerDefect: Hashable, Sendable {
  /// It has no content.
  case empty
  /// It is of another kind than asked for, such as a page of HTML.
  case otherKind(String)
  /// It is damaged, or a part of it is of another type than it should be.
  case malformed
  /// It is longer than any good answer.
  case tooLong
  /// It has an unknown status, or sends the app elsewhere.
  case status(Int)
}

extension ServiceError {
  /// Whether the server may have done what it was asked although no good answer came.
  public var leavesDoubt: Bool {
    switch self {
    case .lost, .timedOut, .cancelled, .badAnswer, .failed, .storage: true
    case .refused, .incomplete, .locked, .sessionOver, .unread, .notLoaded, .notFound,
      .unreachable:
      false
    }
  }

  /// Whether the server is away, so that what the device has is shown instead.
  public var isOffline: Bool {
    switch self {
    case .unreachable, .lost, .timedOut: true
    default: false
    }
  }
}

extension ServiceError: CustomStringConvertible {
  /// What the user reads.
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
    case .lost: "The connection ended before the answer came."
    case .timedOut:
      "The server did not answer within \(PythonDBAdapter.timeLimit.components.seconds) seconds."
    case .cancelled: "Cancelled."
    case .badAnswer(let defect): "The server's answer cannot be used: \(defect)."
    case .failed(let message): "The server failed: \(message)"
    case .storage(let reason): reason
    }
  }
}

extension AnswerDefect: CustomStringConvertible {
  /// What the user reads.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .otherKind(let kind): "it is of the kind \(kind)"
    case .malformed: "it is damaged"
    case .tooLong: "it is too long"
    case .status(let status): "it has the status \(status)"
    }
  }
}
