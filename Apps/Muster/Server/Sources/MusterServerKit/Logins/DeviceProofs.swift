internal import Crypto
internal import Foundation
internal import MusterAPI
internal import Passwords

/// The creation and the check of proofs that a user has logged in on a device before.
///
/// A proof is a random number with an authentication code of the number, the user's name and the
/// salt of the user's password. It gives no access; it only exempts the device from delays that
/// others cause. A new password makes a user's proofs invalid.
struct DeviceProofs: Sendable {
  /// The random number of a valid proof.
  struct DeviceID: Hashable, Sendable {
    fileprivate let number: Data
  }

  private static let numberLength = 16
  private let key: SymmetricKey

  init(key: Data) { self.key = SymmetricKey(data: key) }

  /// Creates a proof for a device that has just sent the right password.
  func makeProof(for name: String, _ password: PasswordHash) -> Secret {
    let number = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    return Secret((number + code(number, name, password)).base64EncodedString())
  }

  /// Returns the device of `proof`, or `nil` if the proof is not valid for this user.
  func device(of proof: Secret?, for name: String, _ password: PasswordHash?) -> DeviceID? {
    guard let proof, let password, let data = Data(base64Encoded: proof.text),
      data.count == Self.numberLength + 32
    else { return nil }
    let (number, code) = (data.prefix(Self.numberLength), data.dropFirst(Self.numberLength))
    let isRight = HMAC<Crypto.SHA256>.isValidAuthenticationCode(
      code, authenticating: message(number, name, password), using: key)
    return isRight ? DeviceID(number: Data(number)) : nil
  }

  private func code(_ number: Data, _ name: String, _ password: PasswordHash) -> Data {
    Data(
      HMAC<Crypto.SHA256>.authenticationCode(for: message(number, name, password), using: key))
  }

  /// Returns the message to sign.
  ///
  /// Number and salt have fixed lengths, so that no two messages are equal.
  private func message(_ number: Data, _ name: String, _ password: PasswordHash) -> Data {
    number + password.salt + Data(name.utf8)
  }
}
