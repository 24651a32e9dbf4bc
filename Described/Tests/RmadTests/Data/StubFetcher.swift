import ScreenKitFetch
import Synchronization

/// A client whose responses a test selects by the target of a request.
final class StubFetcher: Fetcher {
  typealias Answer = @Sendable (FetchRequest) throws(FetchError) -> FetchResponse

  private let state: Mutex<(requests: [FetchRequest], answer: Answer)>

  init(_ answer: @escaping Answer) { state = Mutex(([], answer)) }

  var requests: [FetchRequest] { state.withLock { $0.requests } }

  func answer(_ answer: @escaping Answer) { state.withLock { $0.answer = answer } }

  func fetch(_ request: FetchRequest) async throws(FetchError) -> FetchResponse {
    let answer = state.withLock { state in
      state.requests.append(request)
      return state.answer
    }
    return try answer(request)
  }
}

extension FetchResponse {
  static func text(_ text: String, _ fields: [FetchField] = []) -> FetchResponse {
    FetchResponse(status: 200, fields: fields, body: Array(text.utf8))
  }
}

extension FetchRequest {
  func value(_ name: String) -> String? { fields.first { $0.isNamed(name) }?.value }
}
