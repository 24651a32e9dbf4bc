import Foundation
import Passwords
import Synchronization
import Testing

@Suite("Limited checks of passwords")
struct LimitedPasswordChecksTests {
  private let checks = LimitedPasswordChecks(strangerCost: .test)
  private let start = Date(timeIntervalSince1970: 0)

  private func check(
    _ password: String, _ name: String = "anna", after seconds: Double = 0, hash: PasswordHash?
  ) async throws -> LimitedPasswordChecks.Outcome {
    try await checks.check(password, of: name, at: start.addingTimeInterval(seconds)) { hash }
  }

  @Test func `right, wrong and unknown passwords are distinguished`() async throws {
    let hash = try PasswordHash(of: "north star", cost: .test)
    #expect(try await check("north star", hash: hash) == .right)
    #expect(try await check("north", hash: hash) == .wrong)
    #expect(try await check("", hash: nil) == .wrong)
  }

  @Test func `ten wrong passwords lock a name, even for the right one`() async throws {
    let hash = try PasswordHash(of: "north star", cost: .test)
    for _ in 0..<10 { #expect(try await check("x", hash: hash) == .wrong) }
    #expect(try await check("north star", hash: hash) == .locked)
    #expect(try await check("north star", "ben", hash: hash) == .right)
    #expect(try await check("north star", after: 61, hash: hash) == .right)
    #expect(try await check("x", after: 61, hash: hash) == .wrong)
  }

  @Test(arguments: ["anna\u{0}1", String(repeating: "a", count: 201)])
  func `a name that cannot exist is always wrong`(_ name: String) async throws {
    let hash = try PasswordHash(of: "north star", cost: .test)
    for _ in 0..<11 { #expect(try await check("north star", name, hash: hash) == .wrong) }
  }

  @Test func `a right password unlocks the name`() async throws {
    let hash = try PasswordHash(of: "north star", cost: .test)
    for _ in 0..<3 {
      for _ in 0..<9 { #expect(try await check("x", hash: hash) == .wrong) }
      #expect(try await check("north star", hash: hash) == .right)
    }
  }

  @Test func `unknown users are locked like known ones`() async throws {
    for _ in 0..<10 { #expect(try await check("", hash: nil) == .wrong) }
    #expect(try await check("", hash: nil) == .locked)
  }

  @Test func `simultaneous checks try no more passwords than consecutive ones`() async throws {
    let hash = try PasswordHash(of: "north star", cost: .test)
    let outcomes = try await withThrowingTaskGroup(of: LimitedPasswordChecks.Outcome.self) {
      group in
      for _ in 0..<50 { group.addTask { try await check("x", hash: hash) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { $0 == .wrong } == 10)
    #expect(outcomes.count { $0 == .locked } == 40)
  }

  @Test func `no hash is read for a locked name`() async throws {
    for _ in 0..<10 { _ = try await check("x", hash: nil) }
    let count = Mutex(0)
    let outcome = try await checks.check("x", of: "anna", at: start) {
      count.withLock { $0 += 1 }
      return nil
    }
    #expect(outcome == .locked)
    #expect(count.withLock { $0 } == 0)
  }

  @Test func `a failure to read the hash is passed on, and counts`() async throws {
    for _ in 0..<10 {
      await #expect(throws: CancellationError.self) {
        try await checks.check("x", of: "anna", at: start) { throw CancellationError() }
      }
    }
    #expect(try await check("x", hash: nil) == .locked)
  }
}

@Suite("The comparison of passwords")
struct PasswordVerifierTests {
  @Test func `no password matches an unknown user`() throws {
    let verifier = PasswordVerifier(strangerCost: .test)
    let hash = try PasswordHash(of: "", cost: .test)
    #expect(try verifier.isRight("", hash))
    #expect(try !verifier.isRight("x", hash))
    #expect(try !verifier.isRight("", nil))
    #expect(try !verifier.isRight("x", nil))
  }
}

extension PasswordHash.Cost {
  /// A cost so low that tests need not wait.
  fileprivate static let test = PasswordHash.Cost(rounds: 16, lanes: 1)
}
