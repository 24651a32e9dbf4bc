/// The messages for users about failed requests, in one language; English unless replaced.
///
/// Reasons from the system or a library are not translated.
public struct FetchTexts: Sendable {
  /// The message for a text that is not an address.
  public var invalidAddress = "The address is not a valid http or https address."
  /// Returns the message for plain HTTP to the given other machine.
  public var unencrypted: @Sendable (String) -> String = {
    "Plain HTTP is allowed on this machine alone, not to \($0). Use https."
  }
  /// Returns the message for a request that cannot be sent, with the reason.
  public var invalidRequest: @Sendable (String) -> String = { "The request cannot be sent: \($0)." }
  /// Returns the message for a failed connection, with the reason.
  public var cannotConnect: @Sendable (String) -> String = {
    "The server cannot be reached: \($0)."
  }
  /// Returns the message for an untrusted certificate, with the reason.
  public var certificate: @Sendable (String) -> String = {
    "The server's certificate is not trusted: \($0)."
  }
  /// The message for a connection that ended before the end of the response.
  public var connectionLost = "The connection ended before the response came."
  /// The message for a response that was not complete in time.
  public var timedOut = "The server did not respond in time."
  /// The message for a cancelled request.
  public var cancelled = "The request was cancelled."
  /// Returns the message for a response with too large a part.
  public var tooLarge: @Sendable (FetchError.ResponsePart) -> String = {
    "The \($0.rawValue) of the response is too large."
  }
  /// Returns the message for a response that is not valid HTTP, with the reason.
  public var malformed: @Sendable (String) -> String = { "The response is not valid HTTP: \($0)." }

  /// The reason if no program listens at the address.
  public var refused = "no program listens at its address"
  /// The reason if the host's name is unknown.
  public var unknownHost = "its name is not known"
  /// The reason if there is no network route to the host.
  public var noNetwork = "there is no network connection to it"
  /// The reason if the system has no more resources.
  public var noResources = "the system has no resources left"
  /// The reason if the client has no helper for https.
  public var noHelper = "this program was not started with support for https"

  /// Creates the English messages.
  public init() {}
}
