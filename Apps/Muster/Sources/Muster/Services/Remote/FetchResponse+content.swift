internal import Foundation
internal import MusterAPI
internal import ScreenKitFetch

extension FetchResponse {
  /// Returns the decoded content, which must be JSON of the requested type.
  func decoded<Content: Decodable>() throws(ServiceError) -> Content {
    guard !body.isEmpty else { throw .badAnswer(.empty) }
    guard mediaType == "application/json" else { throw .badAnswer(.otherKind(mediaType)) }
    do {
      return try JSONDecoder.exchange.decode(Content.self, from: Data(body))
    } catch {
      throw .badAnswer(.malformed)
    }
  }

  /// The error for a response with an unexpected status.
  var problem: ServiceError {
    if (200..<300).contains(status), mediaType != "application/json" {
      return .badAnswer(body.isEmpty ? .empty : .otherKind(mediaType))
    }
    guard mediaType == "application/json",
      let problem = try? JSONDecoder.exchange.decode(Problem.self, from: Data(body))
    else { return status == 401 ? .sessionOver : .badAnswer(.status(status)) }
    switch problem.code {
    case .refused: return .refused
    case .locked: return problem.until.map { .locked(until: $0) } ?? .refused
    case .sessionOver: return .sessionOver
    case .unread: return .unread(problem.unread ?? 1)
    case .notFound: return .notFound
    case .badRequest, .failed: return .failed(problem.message)
    }
  }
}
