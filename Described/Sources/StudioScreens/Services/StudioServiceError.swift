public import RmadAPI
public import ScreenKitFetch

/// The reason why a server did not perform a request of the studio.
public enum StudioServiceError: Error, Hashable, Sendable {
  /// The name or the password is empty, so no request was sent.
  case noLogin
  /// The name or the password is wrong.
  case wrongLogin
  /// Too many wrong passwords were sent; the next one is accepted in a few minutes.
  case locked
  /// The session has ended.
  case sessionEnded
  /// The app, draft or version does not exist, or belongs to another author.
  case notFound
  /// The server has another draft than the one that the author has seen.
  case conflict
  /// The draft has mistakes, so it was not published.
  case mistakes(FindingsMessage)
  /// The description exceeds the limit of the server; the value is its length in bytes.
  case tooLong(bytes: Int)
  /// The server has too many apps or versions.
  case full
  /// The server refused the request for another reason, which the value contains.
  case refused(String)
  /// The text of a draft or a version is not JSON, so the studio cannot show it.
  case unreadable(String)
  /// The answer has another form than requested; the value is its HTTP status.
  case unusable(status: Int)
  /// No answer arrived, for the given reason.
  case noAnswer(FetchError)

  /// Whether the server may have performed the request although no usable answer arrived.
  public var leavesDoubt: Bool {
    switch self {
    case .unusable, .noAnswer(.connectionLost), .noAnswer(.timedOut), .noAnswer(.cancelled),
      .noAnswer(.tooLarge), .noAnswer(.malformed):
      true
    default: false
    }
  }
}

extension StudioServiceError: CustomStringConvertible {
  /// The message for the author: the cause and the remedy.
  public var description: String {
    switch self {
    case .noLogin: "Enter a name and a password."
    case .wrongLogin: "Wrong name or password."
    case .locked: "Too many wrong passwords. Try again in a few minutes."
    case .sessionEnded: "The session has ended. Log in again."
    case .notFound: "The server has no such app or version for you. Reload the list."
    case .conflict: "The draft on the server has changed."
    case .mistakes(let message):
      message.findings.count == 1
        ? "The server found a mistake, and published nothing. Correct it and publish again."
        : "The server found \(message.findings.count) mistakes, and published nothing. "
          + "Correct them and publish again."
    case .tooLong(let bytes):
      "The description has \(Self.mebibytes(bytes)) MiB; the limit is "
        + "\(Self.mebibytes(RmadLimits.descriptionBytes)) MiB. Nothing was sent."
    case .full: "The server has reached its limit of apps, drafts or versions."
    case .refused(let message): "The server refused the request: \(message)"
    case .unreadable(let reason): "The text on the server cannot be shown: \(reason)"
    case .unusable(let status):
      "The server responded with status \(status) without valid content. Check the address."
    case .noAnswer(let error): "\(error)"
    }
  }

  /// Returns a number of bytes in MiB with one decimal, rounded up.
  private static func mebibytes(_ bytes: Int) -> String {
    let tenths = (bytes * 10 + (1 << 20) - 1) >> 20
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
