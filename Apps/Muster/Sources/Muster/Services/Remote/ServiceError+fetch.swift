internal import ScreenKitFetch

extension ServiceError {
  /// Creates the error for a failed request; its case tells whether the server may have received
  /// it.
  init(_ error: FetchError) {
    self =
      switch error {
      case .invalidAddress: .notFound
      case .cannotConnect(.refused): .unreachable("no program listens at its address")
      case .cannotConnect(let reason): .unreachable("\(reason)")
      case .unencrypted(let host): .unreachable("plain HTTP to \(host) is not allowed")
      case .invalidRequest(let reason): .unreachable("the request is not valid (\(reason))")
      case .certificate(let reason): .unreachable("its certificate is not trusted (\(reason))")
      case .connectionLost: .lost("\(error)")
      case .timedOut: .timedOut
      case .cancelled: .cancelled
      case .tooLarge: .badAnswer(.tooLong)
      case .malformed: .badAnswer(.malformed)
      }
  }
}
