import ServerConnections
import ServerParts
import Testing

@testable import MusterServerKit

@Suite("Addresses of clients")
struct ClientAddressTests {
  private func address(_ text: String) throws -> ClientAddress {
    try #require(ClientAddress(text))
  }

  @Test func `an IPv4 address counts alone in any form`() throws {
    #expect(try address("::ffff:192.0.2.1") == address("192.0.2.1"))
    #expect(try address("192.0.2.1") != address("192.0.2.2"))
    #expect(try address("192.0.2.1").description == "192.0.2.1")
  }

  @Test func `an IPv6 network counts as one client`() throws {
    #expect(try address("2001:db8::1") == address("2001:db8:0:0:ffff::"))
    #expect(try address("2001:db8:0:1::1") != address("2001:db8::1"))
    #expect(try address("fe80::1%eth0") == address("fe80::2"))
  }

  @Test func `this machine is recognized`() throws {
    for text in ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"] {
      #expect(try address(text).isLoopback)
    }
    for text in ["128.0.0.1", "::2", "::", "10.0.0.1"] {
      #expect(try !address(text).isLoopback)
    }
  }

  @Test func `names and nonsense are no addresses`() {
    for text in ["", "localhost", "1.2.3", "1.2.3.4.5", "01.2.3.x", "::1::", "1.2.3.4 "] {
      #expect(ClientAddress(text) == nil, "\(text)")
    }
  }

  @Test func `only the entry of a trusted front server is used`() throws {
    let (proxy, other) = (try address("10.0.0.1"), try address("10.0.0.2"))
    let addresses = ClientAddresses(trustedProxies: [proxy, other])
    func client(_ peer: ClientAddress, _ forwarded: String?) -> String {
      addresses.address(peer: peer, forwarded: forwarded).description
    }
    #expect(client(proxy, "192.0.2.7") == "192.0.2.7")
    #expect(client(proxy, "6.6.6.6, 192.0.2.7") == "192.0.2.7")
    #expect(client(proxy, "192.0.2.7, 10.0.0.2") == "192.0.2.7")
    #expect(client(proxy, "192.0.2.7:5555") == "192.0.2.7")
    #expect(client(proxy, "[2001:db8::1]:443") == "2001:db8:0:0::/64")
    #expect(client(proxy, "192.0.2.7, nonsense") == "10.0.0.1")
    #expect(client(proxy, nil) == "10.0.0.1")
    #expect(client(try address("198.51.100.1"), "192.0.2.7") == "198.51.100.1")
  }
}
