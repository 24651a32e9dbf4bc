/// The reason why a request has no response.
public enum FetchError: Error, Hashable, Sendable {
  /// The text is not an address; nothing was sent.
  case invalidAddress
  /// The address is plain HTTP on the named other machine; nothing was sent.
  case unencrypted(String)
  /// The request cannot be written, for the reason given; nothing was sent.
  case invalidRequest(String)
  /// The connection failed; nothing was sent.
  case cannotConnect(ConnectFailure)
  /// The server's certificate is not trusted, for the reason given; nothing was sent.
  case certificate(String)
  /// The connection ended before the response did.
  case connectionLost
  /// The response was not complete within the request's ``FetchRequest/timeout``.
  case timedOut
  /// The task of the call was cancelled.
  case cancelled
  /// The response is larger than the request's ``FetchRequest/limits`` allow.
  case tooLarge(ResponsePart)
  /// The response is not valid HTTP/1.1, for the reason given.
  case malformed(String)

  /// A part of a response with a separate limit.
  public enum ResponsePart: String, Hashable, Sendable {
    /// Status lines, fields, trailers and chunk extensions.
    case head
    /// The content.
    case body
  }

  /// The reason why the connection failed.
  public enum ConnectFailure: Hashable, Sendable {
    /// No program listens at the address.
    case refused
    /// The host's name is not known.
    case unknownHost
    /// There is no network route to the host.
    case noNetwork
    /// The system provides no more descriptors, threads or processes.
    case noResources
    /// `https://` needs a ``FetchHelper``, and the client has none.
    case noHelper
    /// Any other reason, in the words of the system or the library.
    case other(String)
  }
}

extension FetchError: CustomStringConvertible {
  /// A sentence for the user, without control characters from a server.
  public var description: String {
    switch self {
    case .invalidAddress: "The address is not a valid http or https address."
    case .unencrypted(let host):
      "Plain HTTP is allowed on this machine alone, not to \(host). Use https."
    case .invalidRequest(let reason): "The request cannot be sent: \(reason)."
    case .cannotConnect(let reason): "The server cannot be reached: \(reason)."
    case .certificate(let reason): "The server's certificate is not trusted: \(reason)."
    case .connectionLost: "The connection ended before the response came."
    case .timedOut: "The server did not respond in time."
    case .cancelled: "The request was cancelled."
    case .tooLarge(let part): "The \(part.rawValue) of the response is too large."
    case .malformed(let reason): "The response is not valid HTTP: \(reason)."
    }
  }
}

extension FetchError.ConnectFailure: CustomStringConvertible {
  /// The reason in words, without a full stop.
  public var description: String {
    switch self {
    case .refused: "no program listens at its address"
    case .unknownHost: "its name is not known"
    case .noNetwork: "no network leads there"
    case .noResources: "the system has no resources left"
    case .noHelper: "this program was not started with support for https"
    case .other(let reason): reason
    }
  }
}
