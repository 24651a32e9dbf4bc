public import ArgumentParser
public import ServerConnections
internal import ServerParts

/// The options of the command line for the network of a server.
public struct NetworkOptions: ParsableArguments {
  @Option(name: .long, help: "The numeric address to listen on.")
  var address = "127.0.0.1"
  @Option(name: .long, help: "The port to listen on; 0 has the system choose.")
  var port = 8080
  @Option(name: .long, help: "The certificate for TLS, with its chain, as a PEM file.")
  var certificate: String?
  @Option(name: .long, help: "The private key of the certificate, as a PEM file.")
  var key: String?
  @Option(
    name: .long, help: "The address of a proxy whose X-Forwarded-For is trusted; repeatable.")
  var trustedProxy: [String] = []
  @Option(name: .long, help: "The number of connections of one address that may be open.")
  var connectionsPerAddress = 256

  /// Creates the default options, as the parser requires.
  public init() {}

  /// Checks the values that need no other option.
  public func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("A port is 0 to 65535.") }
    guard (certificate == nil) == (key == nil) else {
      throw ValidationError("--certificate and --key belong together.")
    }
    guard connectionsPerAddress > 0 else { throw ValidationError("A limit is at least 1.") }
  }

  /// Returns the options in the server's form, with the number of open connections.
  public func settings(connections: Int) throws -> ServerNetwork {
    guard connections > 0 else { throw ValidationError("A limit is at least 1.") }
    var network = ServerNetwork(connections: connections)
    (network.address, network.port) = (address, port)
    if let certificate, let key { network.certificate = .init(certificate: certificate, key: key) }
    network.trustedProxies = Set(
      try trustedProxy.map { text in
        guard let address = ClientAddress(text) else {
          throw ValidationError("\(text.escapedForTerminal) is no numeric address.")
        }
        return address
      })
    network.connectionsPerAddress = connectionsPerAddress
    return network
  }
}
