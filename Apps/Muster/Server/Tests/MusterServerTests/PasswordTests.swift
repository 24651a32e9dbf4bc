import Crypto
import Digests
import Foundation
import Passwords
import Testing

@testable import MusterServerKit

@Suite("Passwords and hashes")
struct PasswordTests {
  @Test func `scrypt gives the value of its standard`() throws {
    let expected = "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"
    let bytes = stride(from: 0, to: 64, by: 2).compactMap {
      UInt8(expected.dropFirst($0).prefix(2), radix: 16)
    }
    let hash = PasswordHash(
      hash: bytes, salt: Array("NaCl".utf8), cost: .init(rounds: 1024, lanes: 16))
    #expect(try hash.matches("password"))
    #expect(try !hash.matches("Password"))
    #expect(try !hash.matches(""))
  }

  @Test func `two users with one password have different hashes`() throws {
    let (one, two) = (
      try PasswordHash(of: "north star", cost: .test),
      try PasswordHash(of: "north star", cost: .test)
    )
    #expect(one.salt != two.salt && one.hash != two.hash)
    #expect(one.salt.count == 16 && one.hash.count == 32)
    #expect(try one.matches("north star") && two.matches("north star"))
  }

  @Test func `the SHA-256 equals that of another library`() {
    for length in Array(0...300) + [1_000, 65_537] {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ length) }
      #expect(Digests.SHA256.hash(of: bytes) == Array(Crypto.SHA256.hash(data: bytes)))
    }
  }
}
