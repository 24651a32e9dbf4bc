public import ScreenKitFetch

/// The reason why a service did not perform a request.
public enum StudentError: Error, Hashable, Sendable {
  /// The identifier has another form than `name.surname.number`, so no request was sent.
  case wrongForm
  /// No secret was entered, so no request was sent.
  case noSecret
  /// The identifier or the secret is wrong.
  case refused
  /// Too many wrong secrets were sent; the next one is accepted in a few minutes.
  case locked
  /// Registration is closed, an exam is no longer open, or the questions are already answered.
  case notOpen
  /// The server answered `ERROR` for another reason.
  case failed
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
    case .wrongForm, .noSecret, .refused, .locked, .notOpen, .failed, .noAnswer: false
    }
  }
}
