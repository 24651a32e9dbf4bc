internal import Foundation
internal import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The single request of a helper process, sent by the system's library.
///
/// Redirects are not followed, and challenges are not answered: both are returned as responses.
final class URLFetch: NSObject, Sendable {
  private let limits: FetchLimits
  private let body = Mutex<[UInt8]>([])

  private init(limits: FetchLimits) { self.limits = limits }

  /// Sends `request`, and ends the process with its outcome.
  static func start(_ request: HelperRequest) {
    guard let url = URL(string: request.address) else {
      HelperProgram.finish(.failure(.invalidAddress))
    }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    // The app enforces the exact deadline, so the library's deadline must only not be earlier.
    configuration.timeoutIntervalForRequest = Double(request.milliseconds) / 1_000 + 1
    var sent = URLRequest(url: url)
    sent.httpMethod = request.method
    if !request.body.isEmpty { sent.httpBody = Data(request.body) }
    for field in request.fields { sent.addValue(field.value, forHTTPHeaderField: field.name) }
    let session = URLSession(
      configuration: configuration, delegate: URLFetch(limits: request.limits),
      delegateQueue: nil)
    session.dataTask(with: sent).resume()
  }

  private func finish(_ response: URLResponse?) -> Never {
    guard let head = response as? HTTPURLResponse else {
      HelperProgram.finish(.failure(.connectionLost))
    }
    var fields: [FetchField] = []
    for (name, value) in head.allHeaderFields {
      guard let name = name as? String, let value = value as? String else { continue }
      fields.append(FetchField(name, value))
    }
    fields.sort { $0.name < $1.name }
    HelperProgram.finish(
      .success(
        FetchResponse(status: head.statusCode, fields: fields, body: body.withLock { $0 })))
  }
}

extension URLFetch: URLSessionDataDelegate {
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = body.withLock { body in
      guard data.count <= limits.bodyBytes - body.count else { return true }
      body += data
      return false
    }
    if isTooLarge { HelperProgram.finish(.failure(.tooLarge(.body))) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let error { HelperProgram.finish(.failure(FetchError(error))) }
    finish(task.response)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      // Otherwise the library would wait for a password or drop the response, which is complete.
      finish(challenge.failureResponse)
    #else
      completionHandler(.performDefaultHandling, nil)
    #endif
  }
}

extension FetchError {
  /// Creates the error for an error of the system's library.
  fileprivate init(_ error: any Error) {
    let reason = error.localizedDescription
    switch (error as? URLError)?.code {
    case .timedOut: self = .timedOut
    case .cannotConnectToHost: self = .cannotConnect(.refused)
    case .cannotFindHost, .dnsLookupFailed: self = .cannotConnect(.unknownHost)
    case .notConnectedToInternet: self = .cannotConnect(.noNetwork)
    case .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      self = .certificate(reason)
    case .secureConnectionFailed: self = .cannotConnect(.other(reason))
    case .badServerResponse, .cannotParseResponse: self = .malformed(reason)
    // On Linux, the library reports failures before sending only as text.
    case .unknown where reason.lowercased().contains("certificate"): self = .certificate(reason)
    case .unknown
    where ["OpenSSL/", "SSL connect", "TLS connect"].contains(where: reason.hasPrefix):
      self = .cannotConnect(.other("no encrypted connection (\(reason))"))
    default: self = .connectionLost
    }
  }
}
