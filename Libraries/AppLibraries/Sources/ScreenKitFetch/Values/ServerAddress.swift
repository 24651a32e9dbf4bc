/// The address of a server; plain HTTP is accepted only for this machine.
public struct ServerAddress: Hashable, Sendable {
  /// The scheme, host and port, without a path.
  public let origin: String

  /// Parses `https://host[:port]`, or `http://host[:port]` with this machine as the host.
  public init(_ text: String) throws(ServerAddressError) {
    do throws(FetchError) {
      let address = try FetchAddress(text)
      guard address.target == "/" else { throw .invalidAddress }
      origin = address.origin
    } catch .unencrypted(let host) {
      throw .unencrypted(host)
    } catch {
      throw .malformed(text)
    }
  }
}

/// The reason why an address is invalid.
public enum ServerAddressError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The address does not have the form `https://host[:port]`.
  case malformed(String)
  /// The address would send passwords unencrypted to another machine.
  case unencrypted(String)

  /// The message for the user.
  public var description: String {
    switch self {
    case .malformed(let text): "\(text) is no address of a server such as https://host:port."
    case .unencrypted(let host):
      "Passwords would travel to \(host) unencrypted; use https, or http on this machine alone."
    }
  }
}

extension ServerAddressError: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK810)" }
}
