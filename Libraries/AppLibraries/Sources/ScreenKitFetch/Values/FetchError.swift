/// The reason why a request has no response.
public enum FetchError: Error, Hashable, Sendable {
  /// The text is not an address; nothing was sent.
  case invalidAddress
  /// The address is plain HTTP on the given other machine; nothing was sent.
  case unencrypted(String)
  /// The request cannot be sent, for the given reason; nothing was sent.
  case invalidRequest(String)
  /// The connection failed; nothing was sent.
  case cannotConnect(ConnectFailure)
  /// The server's certificate is not trusted, for the given reason; nothing was sent.
  case certificate(String)
  /// The connection ended before the end of the response.
  case connectionLost
  /// The response was not complete within the request's ``FetchRequest/timeout``.
  case timedOut
  /// The task of the call was cancelled.
  case cancelled
  /// The response exceeds the request's ``FetchRequest/limits`` in the given part.
  case tooLarge(ResponsePart)
  /// The response is not valid HTTP/1.1, for the given reason.
  case malformed(String)

  /// A part of a response with a separate limit.
  public enum ResponsePart: String, Hashable, Sendable {
    /// The status lines, fields, trailers and chunk extensions.
    case head
    /// The content.
    case body
  }

  /// The reason why the connection failed.
  public enum ConnectFailure: Hashable, Sendable {
    /// No program listens at the address.
    case refused
    /// The host's name is unknown.
    case unknownHost
    /// There is no network route to the host.
    case noNetwork
    /// The system has no more descriptors, threads or processes.
    case noResources
    /// The client has no ``FetchHelper``, which `https://` requires.
    case noHelper
    /// Another reason, as reported by the system or the library.
    case other(String)
  }
}

extension FetchError: CustomStringConvertible {
  /// The message for the user in English, without control characters from a server.
  public var description: String { text(in: FetchTexts()) }

  /// Returns the message for the user in the language of `texts`.
  public func text(in texts: FetchTexts) -> String {
    switch self {
    case .invalidAddress: texts.invalidAddress
    case .unencrypted(let host): texts.unencrypted(host)
    case .invalidRequest(let reason): texts.invalidRequest(reason)
    case .cannotConnect(let reason): texts.cannotConnect(reason.text(in: texts))
    case .certificate(let reason): texts.certificate(reason)
    case .connectionLost: texts.connectionLost
    case .timedOut: texts.timedOut
    case .cancelled: texts.cancelled
    case .tooLarge(let part): texts.tooLarge(part)
    case .malformed(let reason): texts.malformed(reason)
    }
  }
}

extension FetchError.ConnectFailure: CustomStringConvertible {
  /// The reason in English, without a full stop.
  public var description: String { text(in: FetchTexts()) }

  /// Returns the reason in the language of `texts`, without a full stop.
  public func text(in texts: FetchTexts) -> String {
    switch self {
    case .refused: texts.refused
    case .unknownHost: texts.unknownHost
    case .noNetwork: texts.noNetwork
    case .noResources: texts.noResources
    case .noHelper: texts.noHelper
    case .other(let reason): reason
    }
  }
}

extension FetchError: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK809)" }
}
