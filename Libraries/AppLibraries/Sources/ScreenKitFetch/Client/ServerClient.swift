/// The requests of an app to one server, all with the same limits.
public struct ServerClient: Sendable {
  /// The timeout of a response, ten seconds by default.
  public let timeLimit: Duration
  private let address: ServerAddress
  private let fetcher: any Fetcher
  private let answerLimit: Int

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - address: The address of the server; `https` needs a fetcher with a helper process.
  ///   - fetcher: The client that sends the requests.
  ///   - timeLimit: The timeout of a response.
  ///   - answerLimit: The maximum size of a response, in bytes.
  public init(
    _ address: ServerAddress, _ fetcher: any Fetcher, timeLimit: Duration = .seconds(10),
    answerLimit: Int
  ) {
    (self.address, self.fetcher) = (address, fetcher)
    (self.timeLimit, self.answerLimit) = (timeLimit, answerLimit)
  }

  /// The server's address as `scheme://host:port`.
  public var origin: String { address.origin }

  /// Sends a request and returns its response with any status.
  ///
  /// - Parameters:
  ///   - method: The method, such as `GET`.
  ///   - path: The path on the server, with the query.
  ///   - fields: The header fields.
  ///   - body: The content with its media type; `nil` if there is none.
  /// - Returns: The response.
  /// - Throws: A ``FetchError`` if there is no response; the request is never repeated.
  public func send(
    _ method: String, _ path: String, _ fields: [FetchField] = [],
    body: (mediaType: String, bytes: [UInt8])? = nil
  ) async throws(FetchError) -> FetchResponse {
    var request = FetchRequest(method, try FetchAddress(origin + path))
    request.fields = fields
    request.limits.bodyBytes = answerLimit
    request.timeout = timeLimit
    if let body {
      request.body = body.bytes
      request.fields.append(FetchField("Content-Type", body.mediaType))
    }
    return try await fetcher.fetch(request)
  }
}
