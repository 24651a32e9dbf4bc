internal import Digests
internal import Foundation

/// The cookie that identifies a browser: a random number with its HMAC.
///
/// A cookie is ignored unless this host, or another one with the same store, has created it.
struct DeviceCookie: Sendable {
  private static let lifetime = 400 * 24 * 60 * 60

  /// The name of the cookie.
  let name: String
  private let isSecure: Bool
  private let key: [UInt8]

  /// Creates the cookies of a host.
  ///
  /// The prefix `__Host-` prevents other hosts of the domain from setting the cookie; browsers
  /// accept it over https alone. Without TLS, for this machine alone, the name has the port
  /// instead, since cookies do not distinguish ports.
  ///
  /// - Parameters:
  /// - origin: The origin of the host's pages.
  /// - key: The secret of all hosts with the same store.
  init(_ origin: PublicOrigin, key: [UInt8]) {
    isSecure = origin.isSecure
    name = isSecure ? "__Host-screenkit" : "screenkit-\(origin.port)"
    self.key = key
  }

  /// Returns the device of a valid cookie in the header `Cookie`; `nil` if there is none.
  func device(in header: String?) -> DeviceID? {
    for pair in (header ?? "").split(separator: ";") {
      let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0] == name else { continue }
      return device(of: parts[1])
    }
    return nil
  }

  /// Returns the header `Set-Cookie` for a device.
  func header(for device: DeviceID) -> String {
    let value = "\(device.bytes.base64).\(code(of: device).base64)"
    let secure = isSecure ? "; Secure" : ""
    return "\(name)=\(value); Path=/; Max-Age=\(Self.lifetime); HttpOnly; SameSite=Lax\(secure)"
  }

  private func device(of value: Substring) -> DeviceID? {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = [UInt8](base64: parts[0]),
      let code = [UInt8](base64: parts[1]), let device = DeviceID(bytes: number)
    else { return nil }
    return HMAC.isValid(code, for: Self.message(device), key: key) ? device : nil
  }

  private func code(of device: DeviceID) -> [UInt8] {
    HMAC.code(for: Self.message(device), key: key)
  }

  private static func message(_ device: DeviceID) -> [UInt8] { Array("device".utf8) + device.bytes }
}
