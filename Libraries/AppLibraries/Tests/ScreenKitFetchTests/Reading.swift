@testable import ScreenKitFetch

/// The outcome of a response that arrives in pieces, and the cost of reading it.
struct Reading {
  let outcome: Result<FetchResponse, FetchError>
  /// The largest number of bytes kept at once.
  let mostBuffered: Int
  let examined: Int

  /// Reads `pieces`, then the end of the connection.
  init(
    _ pieces: [[UInt8]], method: String = "GET", limits: FetchLimits = FetchLimits()
  ) {
    var reader = HTTPResponseReader(method: method, limits: limits)
    var mostBuffered = 0
    do throws(FetchError) {
      var response: FetchResponse?
      for piece in pieces where response == nil {
        response = try reader.read(piece[...])
        mostBuffered = max(mostBuffered, reader.buffered)
      }
      if let response {
        outcome = .success(response)
      } else {
        outcome = .success(try reader.end())
      }
    } catch {
      outcome = .failure(error)
    }
    (self.mostBuffered, examined) = (mostBuffered, reader.examined)
  }

  init(_ text: String, method: String = "GET", limits: FetchLimits = FetchLimits()) {
    self.init([Array(text.utf8)], method: method, limits: limits)
  }
}
