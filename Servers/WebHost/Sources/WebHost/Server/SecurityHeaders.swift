internal import HTTPTypes
internal import Hummingbird

/// The headers by which browsers restrict the host's responses.
struct SecurityHeaders: Sendable {
  private let isSecure: Bool

  init(_ origin: PublicOrigin) { isSecure = origin.isSecure }

  /// Adds the headers of every response, and of a page if there is a nonce.
  ///
  /// - Parameters:
  ///   - headers: The response's own headers, which are kept.
  ///   - nonce: The nonce of the page's only inline style sheet; `nil` for anything but a page.
  func add(to headers: inout HTTPFields, nonce: String?) {
    let policy = nonce.map(Self.pagePolicy) ?? Self.strictPolicy
    headers[.contentSecurityPolicy] = policy
    headers[.xContentTypeOptions] = "nosniff"
    headers[.referrerPolicy] = "same-origin"
    headers[.crossOriginOpenerPolicy] = "same-origin"
    headers[.crossOriginResourcePolicy] = "same-origin"
    headers[.permissionsPolicy] = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"
    if isSecure { headers[.strictTransportSecurity] = "max-age=31536000" }
  }

  private static let strictPolicy = "default-src 'none'; frame-ancestors 'none'"

  private static func pagePolicy(nonce: String) -> String {
    [
      "default-src 'none'", "script-src 'self'", "style-src 'self' 'nonce-\(nonce)'",
      "img-src 'self' data:", "connect-src 'self'", "form-action 'self'", "base-uri 'none'",
      "frame-ancestors 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'",
    ].joined(separator: "; ")
  }
}

extension HTTPField.Name {
  private static func name(_ text: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(text) else {
      preconditionFailure("\(text) is not a header name (SK900)")
    }
    return name
  }

  static let crossOriginOpenerPolicy = name("Cross-Origin-Opener-Policy")
  static let crossOriginResourcePolicy = name("Cross-Origin-Resource-Policy")
  static let permissionsPolicy = name("Permissions-Policy")
  static let referrerPolicy = name("Referrer-Policy")
  static let forwardedFor = name("X-Forwarded-For")
}
