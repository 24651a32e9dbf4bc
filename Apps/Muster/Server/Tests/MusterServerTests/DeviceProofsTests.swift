import Foundation
import MusterAPI
import Passwords
import Testing

@testable import MusterServerKit

@Suite("Proofs of devices")
struct DeviceProofsTests {
  private let proofs = DeviceProofs(key: Data(repeating: 7, count: 32))

  @Test func `a proof holds for its user, password and server only`() throws {
    let (hash, other) = (
      try PasswordHash(of: "north star", cost: .test),
      try PasswordHash(of: "north star", cost: .test)
    )
    let proof = proofs.makeProof(for: "anna", hash)
    #expect(proofs.device(of: proof, for: "anna", hash) != nil)
    #expect(proofs.device(of: proof, for: "ben", hash) == nil)
    #expect(proofs.device(of: proof, for: "anna", other) == nil)
    #expect(proofs.device(of: proof, for: "anna", nil) == nil)
    let elsewhere = DeviceProofs(key: Data(repeating: 8, count: 32))
    #expect(elsewhere.device(of: proof, for: "anna", hash) == nil)
    #expect(proofs.makeProof(for: "anna", hash) != proof)
  }

  @Test func `a proof with a changed bit is invalid`() throws {
    let hash = try PasswordHash(of: "north star", cost: .test)
    let bytes = try #require(Data(base64Encoded: proofs.makeProof(for: "anna", hash).text))
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1
      let proof = Secret(changed.base64EncodedString())
      #expect(proofs.device(of: proof, for: "anna", hash) == nil)
    }
    for text in ["", "x", "AAAA", String(repeating: "A", count: 64)] {
      #expect(proofs.device(of: Secret(text), for: "anna", hash) == nil)
    }
  }
}
