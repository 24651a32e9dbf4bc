#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What tells two contents of an announcement apart without comparing them (M-058).
///
/// SHA-256 of the seven fields in their order. Each is preceded by a mark, and a text by its
/// length, so that no two contents have the same encoding; text counts by its bytes.
public struct ContentHash: Hashable, Sendable, LosslessStringConvertible {
  /// 64 hexadecimal digits in lower case.
  public let description: String

  /// Takes a hash that was written as text; `nil` if it is none.
  public init?(_ text: String) {
    guard text.utf8.count == 64,
      text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
    else { return nil }
    description = text
  }

  /// The hash of `content`, in which its number does not take part.
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
  /// Reads it as text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let hash = ContentHash(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a hash has 64 hexadecimal digits")
    }
    self = hash
  }

  /// Writes it as text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// Bytes from which the values that were added can be told in only one way.
struct CanonicalEncoding {
  private(set) var bytes: [UInt8] = []

  /// Begins with `kind`, so that encodings of different things never meet.
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
