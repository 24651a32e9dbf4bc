internal import Foundation
internal import Muster
internal import MusterAPI
internal import Testing

extension ServiceRule {
  static let mustering = [
    ServiceRule("who never mustered has no last muster") { world in
      let token = try await world.session(of: .anna).token
      let report = try await world.service.report(token)
      #expect(report == MusterReport(lastMuster: nil, lastDay: nil, time: world.time.now))
    },
    ServiceRule("a muster is dated by the server and is its user's alone") { world in
      let (anna, ben) = (try await world.session(of: .anna), try await world.session(of: .ben))
      world.time.advance(by: 90)
      let now = world.time.now
      let report = try await world.service.muster(key(world, 1), anna.token)
      #expect(report == MusterReport(lastMuster: now.now, lastDay: now.today, time: now))
      #expect(try await world.service.report(anna.token) == report)
      #expect(try await world.service.report(ben.token).lastMuster == nil)
    },
    ServiceRule("once a day counts, whatever the key") { world in
      let token = try await world.session(of: .anna).token
      let first = try await world.service.muster(key(world, 1), token)
      world.time.advance(by: 60)
      for nonce: UInt64 in [1, 2] {
        let later = try await world.service.muster(key(world, nonce), token)
        #expect(later.lastMuster == first.lastMuster)
      }
      world.time.advance(by: 16 * 3_600)
      let token2 = try await world.session(of: .anna).token
      let next = try await world.service.muster(key(world, 3), token2)
      #expect(next.lastDay == first.lastDay?.advanced(by: 1))
    },
    ServiceRule("a wish that arrives again on a later day does nothing") { world in
      let token = try await world.session(of: .anna, isRemembered: true).token
      let old = key(world, 1)
      let first = try await world.service.muster(old, token)
      world.time.advance(by: 86_400)
      #expect(try await world.service.muster(old, token).lastMuster == first.lastMuster)
    },
    ServiceRule("a muster of a clock that was ahead forbids none of today") { world in
      let token = try await world.session(of: .anna, isRemembered: true).token
      world.time.advance(by: 20 * 86_400)
      _ = try await world.service.muster(key(world, 1), token)
      world.time.advance(by: -20 * 86_400)
      #expect(try await world.service.report(token).lastMuster == nil)
      let report = try await world.service.muster(key(world, 2), token)
      #expect(report.lastDay == world.time.now.today)
    },
    ServiceRule("a hundred wishes at once are one muster") { world in
      let token = try await world.session(of: .anna).token
      let keys = (0..<100).map { key(world, $0) }
      let dates = try await withThrowingTaskGroup(of: Date?.self) { group in
        for key in keys {
          group.addTask { try await world.service.muster(key, token).lastMuster }
        }
        return try await group.reduce(into: Set<Date?>()) { $0.insert($1) }
      }
      #expect(dates == [world.time.now.now])
    },
    ServiceRule("nothing is mustered while anything active is unread") { world in
      let today = world.time.now.today
      try await world.publish(.sample(1, from: today, until: today))
      try await world.publish(.sample(2))
      try await world.publish(.sample(3, from: today.advanced(by: 1)))
      try await world.publish(.sample(4, until: today.advanced(by: -1)))
      let token = try await world.session(of: .anna).token
      await expect(.unread(2)) { _ = try await world.service.muster(key(world, 1), token) }
      let items = try await world.list(token).announcements.prefix(2)
      let marks = items.map { ReadMark(dbID: $0.content.dbID, hash: $0.hash) }
      try await world.service.markRead([marks[0]], token)
      await expect(.unread(1)) { _ = try await world.service.muster(key(world, 1), token) }
      #expect(try await world.service.report(token).lastMuster == nil)
      try await world.service.markRead([marks[1]], token)
      #expect(try await world.service.muster(key(world, 1), token).lastDay == today)
    },
  ]

  private static func key(_ world: any ServiceWorld, _ nonce: UInt64) -> MusterKey {
    MusterKey(day: world.time.now.today, nonce: nonce)
  }
}
