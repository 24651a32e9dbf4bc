internal import Foundation
internal import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// What came of one request.
struct HTTPAnswer: Sendable {
  let status: Int
  /// The kind of content, without parameters and in lower case.
  let kind: String
  let body: Data
}

/// Takes what arrives for the requests of one URL session, and ends each of them exactly once.
final class HTTPReceiver: NSObject, Sendable {
  typealias Result = Swift.Result<HTTPAnswer, ServiceError>

  private struct Arrival {
    let waiter: CheckedContinuation<Result, Never>
    var head: HTTPURLResponse?
    var body = Data()
  }

  private let limit: Int
  private let arrivals = Mutex<[Int: Arrival]>([:])

  /// Takes answers of at most `limit` bytes.
  init(limit: Int) { self.limit = limit }

  func expect(_ task: URLSessionTask, _ waiter: CheckedContinuation<Result, Never>) {
    arrivals.withLock { $0[task.taskIdentifier] = Arrival(waiter: waiter) }
  }

  /// Ends the request, if it has not ended before.
  func end(_ task: URLSessionTask, _ result: Result) {
    arrivals.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.waiter
      .resume(returning: result)
  }
}

extension HTTPReceiver: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    arrivals.withLock { $0[dataTask.taskIdentifier]?.head = response as? HTTPURLResponse }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = arrivals.withLock { arrivals in
      arrivals[dataTask.taskIdentifier]?.body.append(data)
      return (arrivals[dataTask.taskIdentifier]?.body.count ?? 0) > limit
    }
    if isTooLong {
      end(dataTask, .failure(.badAnswer(.tooLong)))
      dataTask.stop()
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let arrival = arrivals.withLock { $0[task.taskIdentifier] }
    if let error {
      end(task, .failure(ServiceError(error)))
    } else if let head = arrival?.head {
      end(task, .success(HTTPAnswer(head, arrival?.body ?? Data())))
    } else {
      end(task, .failure(.lost("no answer")))
    }
  }

  /// No server sends the app elsewhere, since the credentials would go along.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    end(task, .failure(.badAnswer(.status(response.statusCode))))
    completionHandler(nil)
    task.stop()
  }

  /// Nobody is asked for a password here; without this a challenge is waited for without end.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if !canImport(FoundationNetworking)
      if challenge.protectionSpace.serverTrust != nil {
        return completionHandler(.performDefaultHandling, nil)
      }
    #endif
    end(task, .failure(.sessionOver))
    completionHandler(.cancelAuthenticationChallenge, nil)
    task.stop()
  }
}

extension HTTPAnswer {
  fileprivate init(_ head: HTTPURLResponse, _ body: Data) {
    let kind = head.value(forHTTPHeaderField: "Content-Type") ?? ""
    self.init(
      status: head.statusCode,
      kind: kind.prefix { $0 != ";" }.lowercased().filter { $0 != " " },
      body: body)
  }
}

extension ServiceError {
  /// What an error of the system means for the user.
  init(_ error: any Error) {
    switch (error as? URLError)?.code {
    case .cancelled: self = .cancelled
    case .timedOut: self = .timedOut
    case .cannotConnectToHost: self = .unreachable("nobody answers at its address")
    case .cannotFindHost, .dnsLookupFailed: self = .unreachable("its name is not known")
    case .notConnectedToInternet: self = .unreachable("there is no network")
    case .secureConnectionFailed, .serverCertificateUntrusted:
      self = .unreachable("it does not prove who it is")
    default: self = .lost(error.localizedDescription)
    }
  }
}
