internal import ScreenKitFetch

/// The address of a server; passwords travel encrypted, or do not leave this machine.
public struct ServerAddress: Hashable, Sendable {
  /// Scheme, host and port, without a path.
  public let origin: String

  /// Takes `https://host[:port]`, or `http://` for this very machine.
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

/// Why an address is none of a server.
public enum ServerAddressError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is not of the form `https://host[:port]`.
  case malformed(String)
  /// A password would travel readable for everybody.
  case unencrypted(String)

  /// What the user reads.
  public var description: String {
    switch self {
    case .malformed(let text): "\(text) is no address of a server such as https://host:port."
    case .unencrypted(let host):
      "Passwords would travel to \(host) unencrypted; use https, or http on this machine alone."
    }
  }
}
