internal import Digests

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The SHA-256 hash of an announcement's content, which distinguishes contents.
///
/// It covers all fields except the number, in a fixed order. Each field is preceded by a type tag,
/// and a text by its length in bytes, so that different contents have different encodings.
public struct ContentHash: Hashable, Sendable, LosslessStringConvertible {
  /// The hash as 64 lower-case hexadecimal digits.
  public let description: String

  /// Reads a hash from text; returns `nil` unless it has 64 lower-case hexadecimal digits.
  public init?(_ text: String) {
    guard text.utf8.count == 64,
      text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
    else { return nil }
    description = text
  }

  /// Creates the hash of `content`, without its number.
  public init(of content: AnnouncementContent) {
    var encoding = CanonicalEncoding("muster announcement 1")
    encoding.add(content.title)
    encoding.add(content.body)
    encoding.add(content.more)
    encoding.add(content.startDate?.number)
    encoding.add(content.endDate?.number)
    encoding.add(Int(content.pubDate.timeIntervalSince1970))
    encoding.add(content.isUrgent ? 1 : 0)
    description = SHA256.hexadecimal(of: encoding.bytes)
  }
}

extension ContentHash: Codable {
  /// Decodes the hash from text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let hash = ContentHash(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a hash has 64 hexadecimal digits")
    }
    self = hash
  }

  /// Encodes the hash as text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// An unambiguous encoding: different sequences of values have different bytes.
struct CanonicalEncoding {
  private(set) var bytes: [UInt8] = []

  /// Begins with `kind`, so that encodings of different types differ.
  init(_ kind: String) { add(kind) }

  mutating func add(_ text: String?) {
    guard let text else { return bytes.append(0) }
    bytes.append(1)
    add(raw: text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func add(_ number: Int?) {
    guard let number else { return bytes.append(0) }
    bytes.append(2)
    add(raw: number)
  }

  private mutating func add(raw number: Int) {
    let bits = UInt64(bitPattern: Int64(number))
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
  }
}
