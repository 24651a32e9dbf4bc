@testable import ScreenKitRmad
import ScreenKitFetch
import Testing

@Suite struct FetchPolicyTests {
  private func refusal(_ text: String, _ policy: FetchPolicy) throws -> FetchPolicy.Refusal? {
    policy.refusal(of: try FetchAddress(text))
  }

  @Test func `Public hosts are allowed over https only`() throws {
    for host in ["example.org", "a.b.example.org:8443", "1.1.1.1", "[2606:4700::1111]"] {
      #expect(try refusal("https://\(host)/x", FetchPolicy()) == nil)
    }
    #expect(try refusal("http://127.0.0.1/", FetchPolicy()) == .scheme("http"))
  }

  @Test(arguments: [
    "localhost", "a.localhost", "printer", "printer.local", "db.internal", "host.lan", "127.0.0.1",
    "127.1", "0x7f000001", "0x7f.1", "2130706433", "0177.0.0.1", "127.0.0.1.", "10.1.2.3",
    "172.16.0.1", "172.31.9.9", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
    "224.0.0.1", "255.255.255.255", "192.0.2.1", "198.51.100.7", "203.0.113.9", "198.18.0.1",
    "[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[fe80::1]", "[fc00::1]",
    "[fd12:3456::1]", "[ff02::1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "[2001:0:7f00:1::]",
    "[2001:db8::1]", "[1::2::3]", "localhost.", "127.0.0.0x1",
  ])
  func `This machine and private networks are refused`(host: String) throws {
    guard case .privateHost = try refusal("https://\(host)/", FetchPolicy()) else {
      Issue.record("\(host) is allowed")
      return
    }
    #expect(try refusal("https://\(host)/", .development) == nil)
  }

  @Test func `A list of hosts allows only these`() throws {
    let policy = FetchPolicy(hosts: ["News.example.org", "*.cdn.example.org"])
    #expect(try refusal("https://news.example.org/feed", policy) == nil)
    #expect(try refusal("https://NEWS.example.org./feed", policy) == nil)
    #expect(try refusal("https://a.cdn.example.org/", policy) == nil)
    for host in ["example.org", "cdn.example.org", "xcdn.example.org", "news.example.org.evil.org"]
    {
      #expect(try refusal("https://\(host)/", policy) == .otherHost(host))
    }
    var open = policy
    open.allowsPrivateHosts = true
    #expect(try refusal("https://.cdn.example.org/", open) == .otherHost(".cdn.example.org"))
  }

  @Test func `Addresses next to private ones are public`() throws {
    for host in [
      "172.15.0.1", "172.32.0.1", "192.167.1.1", "100.63.0.1", "100.128.0.1", "11.0.0.1",
    ] {
      #expect(HostKind(host) == .open, "\(host)")
    }
  }
}
