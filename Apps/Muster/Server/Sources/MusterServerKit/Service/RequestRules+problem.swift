internal import ServerParts

extension RequestRules {
  /// Returns the problem with which a request is refused, or `nil` if it is granted.
  func problem(host: String?, origin: String?) -> ServerProblem? {
    switch refusal(host: host, origin: origin) {
    case .noHost: .badRequest("The request names no host.")
    case .otherHost: .misdirected
    case .otherOrigin: .foreignOrigin
    case nil: nil
    }
  }
}
