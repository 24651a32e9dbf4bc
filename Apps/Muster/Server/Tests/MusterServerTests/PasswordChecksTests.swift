import Passwords
import ServerConnections
import ServerParts
import Testing

@testable import MusterServerKit

@Suite("The check of passwords")
struct PasswordChecksTests {
  /// The cost of hashes that take long enough for other logins to arrive meanwhile.
  private let slow = PasswordHash.Cost(rounds: 1 << 12, lanes: 8)
  private let address = ClientAddress(nil)

  @Test func `right, wrong and unknown passwords are distinguished`() async throws {
    let checks = PasswordChecks(strangerCost: .test)
    let hash = try PasswordHash(of: "north star", cost: .test)
    #expect(try await checks.isRight("north star", hash, from: address, isKnown: false))
    #expect(try await !checks.isRight("north", hash, from: address, isKnown: false))
    #expect(try await !checks.isRight("", nil, from: address, isKnown: false))
  }

  @Test func `logins beyond the queue are refused and the others answered`() async throws {
    let checks = PasswordChecks(
      strangerCost: slow, limits: .init(lanes: 1, capacity: 2, perAddress: 100))
    let outcomes = await withTaskGroup(of: Bool?.self) { group in
      for _ in 0..<20 {
        group.addTask { [address] in
          try? await checks.isRight("x", nil, from: address, isKnown: false)
        }
      }
      return await group.reduce(into: [Bool?]()) { $0.append($1) }
    }
    #expect(outcomes.contains(false))
    #expect(outcomes.contains(nil))
  }

  @Test func `a cancelled login does not wait for its turn`() async throws {
    let checks = PasswordChecks(
      strangerCost: slow, limits: .init(lanes: 1, capacity: 1, perAddress: 100))
    let hash = try PasswordHash(of: "north star", cost: slow)
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [address] in
        _ = try? await checks.isRight("x", hash, from: address, isKnown: false)
      }
      for _ in 0..<50 {
        let task = Task { [address] in
          try await checks.isRight("x", hash, from: address, isKnown: false)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
      }
    }
    // All places are free again.
    #expect(try await checks.isRight("north star", hash, from: address, isKnown: false))
  }
}
