/// The messages for users about failed requests, in one language; English unless replaced.
///
/// Reasons that the system or a library gives stay in their own language.
public struct FetchTexts: Sendable {
  /// The text is not an address.
  public var invalidAddress = "The address is not a valid http or https address."
  /// The address is plain HTTP on the named other machine.
  public var unencrypted: @Sendable (String) -> String = {
    "Plain HTTP is allowed on this machine alone, not to \($0). Use https."
  }
  /// The request cannot be written, with the reason.
  public var invalidRequest: @Sendable (String) -> String = { "The request cannot be sent: \($0)." }
  /// The connection failed, with the reason.
  public var cannotConnect: @Sendable (String) -> String = {
    "The server cannot be reached: \($0)."
  }
  /// The certificate is not trusted, with the reason.
  public var certificate: @Sendable (String) -> String = {
    "The server's certificate is not trusted: \($0)."
  }
  /// The connection ended before the response did.
  public var connectionLost = "The connection ended before the response came."
  /// The response was not complete in time.
  public var timedOut = "The server did not respond in time."
  /// The task of the call was cancelled.
  public var cancelled = "The request was cancelled."
  /// A part of the response is larger than allowed.
  public var tooLarge: @Sendable (FetchError.ResponsePart) -> String = {
    "The \($0.rawValue) of the response is too large."
  }
  /// The response is not valid HTTP, with the reason.
  public var malformed: @Sendable (String) -> String = { "The response is not valid HTTP: \($0)." }

  /// No program listens at the address.
  public var refused = "no program listens at its address"
  /// The host's name is not known.
  public var unknownHost = "its name is not known"
  /// There is no network route to the host.
  public var noNetwork = "there is no network connection to it"
  /// The system provides no more resources.
  public var noResources = "the system has no resources left"
  /// The client has no helper for https.
  public var noHelper = "this program was not started with support for https"

  /// Creates the English messages.
  public init() {}
}
