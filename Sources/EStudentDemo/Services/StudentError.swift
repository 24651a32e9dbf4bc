public import ScreenKitFetch

/// The reason why a service did not perform a request.
public enum StudentError: Error, Hashable, Sendable {
  /// The identifier has another form than `name.surname.number`, so no request was sent.
  case wrongForm
  /// No secret was entered, so no request was sent.
  case noSecret
  /// The identifier or the secret is wrong.
  case refused
  /// Too many secrets were wrong; the next one is accepted in a few minutes.
  case locked
  /// Registration is closed, an exam is no longer open, or the semester's answers are there already.
  case notOpen
  /// The server answered `ERROR` for another reason.
  case failed
  /// The answer is not what was asked for; its HTTP status.
  case unusable(status: Int)
  /// There is no answer.
  case noAnswer(FetchError)

  /// Whether the server may have performed the request although no usable answer came.
  public var leavesDoubt: Bool {
    switch self {
    case .unusable, .noAnswer(.connectionLost), .noAnswer(.timedOut), .noAnswer(.cancelled),
      .noAnswer(.tooLarge), .noAnswer(.malformed):
      true
    case .wrongForm, .noSecret, .refused, .locked, .notOpen, .failed, .noAnswer: false
    }
  }
}
