import Testing

@testable import WebHost

@MainActor
@Suite("Questions to the gate about the users of open sessions")
struct RevalidationTests {
  /// Returns a hub with one session of each user.
  private func stage(_ gate: any VisitorGate, userCount: Int) throws -> HubStage {
    let stage = HubStage(gate: gate) { $0.perAddress = userCount }
    for number in 0..<userCount { _ = try stage.page(TestBrowser(user: "user\(number)")) }
    return stage
  }

  @Test(.timeLimit(.minutes(1)))
  func `a slow answer about one user delays no other`() async throws {
    let gate = SlowGate()
    let stage = try stage(gate, userCount: 20)
    let round = Task { await stage.hub.revalidate() }
    while stage.hub.sessions.count > 1, !Task.isCancelled { await Task.yield() }
    let slowUser = await gate.slowUser
    #expect(stage.hub.sessions.values.map(\.visitor.user) == [slowUser])
    await gate.answer()
    await round.value
    #expect(stage.hub.sessions.isEmpty)
  }

  @Test func `the gate is asked about few users at once`() async throws {
    let gate = CountingGate()
    let stage = try stage(gate, userCount: 40)
    await stage.hub.revalidate()
    #expect(await gate.users.count == 40)
    #expect(await gate.maximum <= 8)
    #expect(stage.hub.sessions.count == 40)
  }
}

/// A gate that refuses all users, the first one only after ``answer()``.
private actor SlowGate: VisitorGate {
  private(set) var slowUser: String?
  private var held: CheckedContinuation<Void, Never>?

  func answer() {
    held?.resume()
    held = nil
  }

  func authenticate(_ request: VisitorRequest) -> VisitorDecision { .admit(user: nil) }

  func revalidate(user: String?) async -> Bool {
    guard slowUser == nil else { return false }
    slowUser = user
    await withCheckedContinuation { held = $0 }
    return false
  }
}

/// A gate that admits all users, and counts the questions that wait for an answer.
private actor CountingGate: VisitorGate {
  private(set) var users: Set<String?> = []
  private(set) var maximum = 0
  private var waitingCount = 0

  func authenticate(_ request: VisitorRequest) -> VisitorDecision { .admit(user: nil) }

  func revalidate(user: String?) async -> Bool {
    users.insert(user)
    waitingCount += 1
    maximum = max(maximum, waitingCount)
    for _ in 0..<100 { await Task.yield() }
    waitingCount -= 1
    return true
  }
}
