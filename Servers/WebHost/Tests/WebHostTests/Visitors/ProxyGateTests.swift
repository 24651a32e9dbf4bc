import ServerParts
import ServerConnections
import Testing
import WebHost

/// The gate of the guide: a proxy in front of the host names the user.
struct ProxyGate: VisitorGate {
  func authenticate(_ request: VisitorRequest) async -> VisitorDecision {
    guard let user = request.header("X-Remote-User") else { return .redirect(path: "/login") }
    return .admit(user: user)
  }
  func revalidate(user: String?) async -> Bool { true }
}

@Suite("A gate that trusts a proxy")
struct ProxyGateTests {
  private func request(_ headers: [(String, String)]) -> VisitorRequest {
    VisitorRequest(path: "/", address: ClientAddress(nil), headers: headers)
  }

  @Test func `the user named by the proxy is admitted`() async {
    let decision = await ProxyGate().authenticate(request([("x-remote-user", "anna")]))
    #expect(decision == .admit(user: "anna"))
  }

  @Test func `a visitor without a name is sent to the login`() async {
    #expect(await ProxyGate().authenticate(request([])) == .redirect(path: "/login"))
  }
}
