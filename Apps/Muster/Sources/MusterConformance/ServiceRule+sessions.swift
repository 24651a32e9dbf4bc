internal import Foundation
internal import Muster
internal import MusterAPI
internal import Testing

extension ServiceRule {
  static let sessions = [
    ServiceRule("the right password opens a session of its user") { world in
      let session = try await world.session(of: .anna)
      #expect(session.username == "anna")
      #expect(session.time == world.time.now)
      #expect(session.expires == TestTime.beginning.addingTimeInterval(12 * 3_600))
      let again = try await world.service.resume(session.token)
      #expect(again.username == "anna")
      #expect(again.expires == session.expires)
    },
    ServiceRule("every session has a token of its own") { world in
      let (first, second) = (
        try await world.session(of: .anna), try await world.session(of: .anna)
      )
      #expect(first.token != second.token)
      try await world.service.revoke(first.token)
      #expect(try await world.service.resume(second.token).username == "anna")
    },
    ServiceRule("a wrong password, another's password and an unknown user are refused") { world in
      for (name, password) in [
        ("anna", "x"), ("anna", "south wind"), ("anna", ""), ("nobody", "north star"),
        ("ANNA", "north star"), ("anna\u{0}", "north star"), ("' OR 1=1 --", "x"),
      ] {
        let request = LoginRequest(
          username: name, password: Secret(password), isRemembered: false)
        await expect(.refused) { _ = try await world.service.login(request) }
      }
    },
    ServiceRule("five wrong passwords in a row delay the next one, each further one longer") {
      try await delay($0)
    },
    ServiceRule("a clock that jumped ahead and back locks nobody out") { world in
      let wrong = LoginRequest(username: "anna", password: Secret("x"), isRemembered: false)
      let year = 365 * 86_400.0
      world.time.advance(by: year)
      for _ in 0..<5 { _ = try? await world.service.login(wrong) }
      world.time.advance(by: -year)
      let token = try await world.session(of: .anna).token
      _ = try await world.service.resume(token)
    },
    ServiceRule("wrong passwords that come at once count like those that come one by one") {
      world in
      let wrong = LoginRequest(username: "anna", password: Secret("x"), isRemembered: false)
      let errors = await withTaskGroup(of: ServiceError?.self) { group in
        for _ in 0..<40 {
          group.addTask {
            do throws(ServiceError) {
              _ = try await world.service.login(wrong)
              return nil
            } catch {
              return error
            }
          }
        }
        return await group.reduce(into: [ServiceError?]()) { $0.append($1) }
      }
      #expect(errors.count { $0 == .refused } == 4)
      let end = TestTime.beginning.addingTimeInterval(60)
      #expect(errors.count { $0 == .locked(until: end) } == 36)
    },
    ServiceRule("a right password forgets the wrong ones before it") { world in
      let wrong = LoginRequest(username: "anna", password: Secret("x"), isRemembered: false)
      for _ in 0..<3 {
        for _ in 0..<4 { await expect(.refused) { _ = try await world.service.login(wrong) } }
        _ = try await world.session(of: .anna)
      }
    },
    ServiceRule("a revoked session is over, and revoking it again is no error") { world in
      let token = try await world.session(of: .anna).token
      try await world.service.revoke(token)
      try await world.service.revoke(token)
      await expectOver(world, token)
    },
    ServiceRule("a session ends by itself, a remembered one later") { world in
      let short = try await world.session(of: .anna).token
      let long = try await world.session(of: .anna, isRemembered: true).token
      world.time.advance(by: 12 * 3_600 - 1)
      _ = try await world.service.resume(short)
      world.time.advance(by: 1)
      await expectOver(world, short)
      world.time.advance(by: 29 * 86_400)
      _ = try await world.service.resume(long)
      world.time.advance(by: 86_400)
      await expectOver(world, long)
    },
    ServiceRule("tokens that nobody has are over") { world in
      for token in ["", "x", "Bearer", "a b", "\u{e9}", String(repeating: "a", count: 2_000)] {
        await expectOver(world, Secret(token))
      }
    },
  ]

  private static func delay(_ world: any ServiceWorld) async throws {
    let wrong = LoginRequest(username: "anna", password: Secret("x"), isRemembered: false)
    let right = LoginRequest(
      username: "anna", password: Secret(TestUser.anna.password), isRemembered: false)
    for _ in 0..<4 { await expect(.refused) { _ = try await world.service.login(wrong) } }
    for minutes in [1, 2, 4, 8, 15, 15] {
      let end = world.time.now.now.addingTimeInterval(Double(minutes) * 60)
      await expect(.locked(until: end)) { _ = try await world.service.login(wrong) }
      world.time.advance(by: Double(minutes) * 60 - 1)
      await expect(.locked(until: end)) { _ = try await world.service.login(right) }
      #expect(try await world.session(of: .ben).username == "ben")
      world.time.advance(by: 1)
    }
    #expect(try await world.service.login(right).username == "anna")
    await expect(.refused) { _ = try await world.service.login(wrong) }
  }

  private static func expectOver(_ world: any ServiceWorld, _ token: Secret) async {
    let service = world.service
    await expect(.sessionOver) { _ = try await service.resume(token) }
    await expect(.sessionOver) { _ = try await service.announcements(unless: nil, token) }
    await expect(.sessionOver) { try await service.markRead([], token) }
    await expect(.sessionOver) { _ = try await service.report(token) }
    let key = MusterKey(day: world.time.now.today, nonce: 1)
    await expect(.sessionOver) { _ = try await service.muster(key, token) }
    await expect(.sessionOver) { _ = try await service.page(.start, token) }
  }
}
