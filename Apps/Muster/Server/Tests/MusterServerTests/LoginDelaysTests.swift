import Foundation
import MusterAPI
import MusterConformance
import Passwords
import ServerParts
import Testing

@testable import MusterServerKit

@Suite("The delays after wrong passwords")
struct LoginDelaysTests {
  private var delays = LoginDelays()
  private var now = TestTime.beginning
  private let proofs = DeviceProofs(key: Data(repeating: 7, count: 32))

  private func login(
    _ name: String = "anna", from address: String = "192.0.2.1", salt: [UInt8] = [1],
    device: DeviceProofs.DeviceID? = nil
  ) throws -> LoginDelays.Login {
    LoginDelays.Login(
      name: name, salt: salt, address: try #require(ClientAddress(address)), device: device)
  }

  private mutating func fail(_ login: LoginDelays.Login, times: Int) {
    for _ in 0..<times { _ = delays.begin(login, at: now) }
  }

  private mutating func isTried(_ login: LoginDelays.Login) -> Bool {
    if case .attempt = delays.begin(login, at: now) { true } else { false }
  }

  @Test mutating func `wrong passwords from elsewhere delay no other address`() throws {
    fail(try login(from: "198.51.100.1"), times: 20)
    #expect(try !isTried(login(from: "198.51.100.1")))
    #expect(try isTried(login(from: "192.0.2.1")))
    #expect(try isTried(login("ben", from: "198.51.100.1")))
  }

  @Test mutating func `addresses of one IPv6 network count as one`() throws {
    fail(try login(from: "2001:db8:1:2::1"), times: 5)
    #expect(try !isTried(login(from: "2001:db8:1:2:ffff::9")))
    #expect(try isTried(login(from: "2001:db8:1:3::1")))
  }

  @Test mutating func `a known device logs in during an attack from its address`() throws {
    let hash = try PasswordHash(of: "north star", cost: .test)
    let proof = proofs.makeProof(for: "anna", hash)
    let device = try #require(proofs.device(of: proof, for: "anna", hash))
    for number in 0..<200 { fail(try login("user\(number)"), times: 1) }
    fail(try login(), times: 20)
    #expect(try !isTried(login()))
    #expect(try isTried(login(device: device)))
  }

  @Test mutating func `a guessing known device is delayed itself`() throws {
    let hash = try PasswordHash(of: "north star", cost: .test)
    let device = proofs.device(of: proofs.makeProof(for: "anna", hash), for: "anna", hash)
    fail(try login(device: device), times: 5)
    #expect(try !isTried(login(from: "203.0.113.5", device: device)))
    #expect(try isTried(login()))
  }

  @Test mutating func `an address with many names is locked`() throws {
    for number in 0..<50 { #expect(try isTried(login("user\(number)"))) }
    #expect(
      delays.begin(try login("one more"), at: now)
        == .locked(until: now.addingTimeInterval(30)))
    now += 30
    #expect(try isTried(login("one more")))
    #expect(try !isTried(login("yet another")))
  }

  @Test mutating func `right passwords cost an address nothing`() throws {
    for number in 0..<200 {
      let login = try login("user\(number)")
      #expect(isTried(login))
      delays.succeed(login)
    }
    #expect(delays.count == 0)
  }

  @Test mutating func `unchecked logins do not count`() throws {
    for _ in 0..<200 {
      #expect(try isTried(login()))
      delays.undoFailure(of: try login())
    }
  }

  @Test mutating func `another password removes the count of wrong ones`() throws {
    fail(try login(), times: 5)
    #expect(try !isTried(login()))
    #expect(try isTried(login(salt: [2])))
  }

  @Test mutating func `a clock that jumps ahead and back delays nobody`() throws {
    now += 365 * 86_400
    fail(try login(), times: 9)
    now -= 365 * 86_400
    #expect(try isTried(login()))
  }

  @Test mutating func `the number of stored names and addresses is limited`() throws {
    delays = LoginDelays(capacity: 100)
    for number in 0..<5_000 {
      now += 1
      fail(try login("user\(number)", from: "10.0.\(number / 256).\(number % 256)"), times: 1)
      #expect(delays.count <= 100)
    }
  }

  @Test mutating func `the number of stored budgets is limited`() throws {
    for seconds in [0.0, 1] {
      delays = LoginDelays(capacity: 100)
      for number in 0..<5_000 {
        now += seconds
        // A wrong password before the right one leaves a budget, and no entry.
        let login = try login(from: "10.0.\(number / 256).\(number % 256)")
        fail(login, times: 2)
        delays.succeed(login)
        #expect(delays.count == 0)
        #expect(delays.budgetCount <= 100)
      }
    }
  }

  @Test mutating func `a locked address stays locked when full budgets are removed`() throws {
    delays = LoginDelays(capacity: 100)
    for number in 0..<50 { fail(try login("user\(number)"), times: 1) }
    for number in 0..<99 {
      let login = try login(from: "10.0.0.\(number)")
      fail(login, times: 2)
      delays.succeed(login)
    }
    #expect(delays.budgetCount == 100)
    now += 30
    fail(try login(from: "10.0.1.0"), times: 1)
    #expect(delays.budgetCount == 2)
    #expect(try isTried(login("one more")))
    #expect(try !isTried(login("yet another")))
  }
}
