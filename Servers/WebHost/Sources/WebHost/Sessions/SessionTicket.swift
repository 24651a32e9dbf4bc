internal import Crypto

/// The secret by which a page joins its session: 128 random bits.
struct SessionTicket: Equatable, Sendable {
  /// The ticket as the page has it.
  let text: String

  /// Creates a random ticket.
  init() { text = [UInt8].random(count: 16).base64 }

  /// Takes the text of a ticket; `nil` if it is malformed.
  init?(_ text: String) {
    guard text.utf8.count == 22, [UInt8](base64: text)?.count == 16 else { return nil }
    self.text = text
  }

  /// The digest that the host keeps, so that nobody can join with what a store contains.
  var digest: TicketDigest { TicketDigest(bytes: Array(SHA256.hash(data: Array(text.utf8)))) }
}

/// The SHA-256 of a ticket.
public struct TicketDigest: Hashable, Sendable {
  /// The 32 bytes of the digest.
  public let bytes: [UInt8]

  /// Creates the value from the bytes that a store has kept.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// Takes the text of an address; `nil` if it is malformed.
  init?(base64 text: Substring) {
    guard text.utf8.count == 43, let bytes = [UInt8](base64: text), bytes.count == 32 else {
      return nil
    }
    self.bytes = bytes
  }
}
