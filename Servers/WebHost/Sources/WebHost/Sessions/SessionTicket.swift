internal import Digests

/// The secret by which a page joins its session: 128 random bits.
struct SessionTicket: Equatable, Sendable {
  /// The ticket's text in the page.
  let text: String

  /// Creates a random ticket.
  init() { text = [UInt8].random(count: 16).base64 }

  /// Creates a ticket from its text; `nil` if it is malformed.
  init?(_ text: String) {
    guard text.utf8.count == 22, [UInt8](base64: text)?.count == 16 else { return nil }
    self.text = text
  }

  /// The digest in the store, from which nobody can derive the ticket.
  var digest: TicketDigest { TicketDigest(bytes: SHA256.hash(of: Array(text.utf8))) }
}

/// The SHA-256 of a ticket.
public struct TicketDigest: Hashable, Sendable {
  /// The 32 bytes of the digest.
  public let bytes: [UInt8]

  /// Creates the value from the bytes in a store.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// Creates a digest from its text in an address; `nil` if it is malformed.
  init?(base64 text: Substring) {
    guard text.utf8.count == 43, let bytes = [UInt8](base64: text), bytes.count == 32 else {
      return nil
    }
    self.bytes = bytes
  }
}
