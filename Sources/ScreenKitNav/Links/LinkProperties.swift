/// Asks a type for the names of its properties, without a value of it.
///
/// A type that decodes itself asks for a container by the type of its keys, and that type knows its
/// names; those whose keys may be anything are taken at their word.
struct LinkProperties: Decoder {
  private struct Answer: Error {
    let isKnown: @Sendable (String) -> Bool
  }

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  private init() {}

  /// The first of `names` that no property of `type` has.
  static func firstUnknown(of names: [String], in type: any Decodable.Type) -> String? {
    do {
      _ = try type.init(from: LinkProperties())
      // It made itself of nothing at all.
      return names.first
    } catch let answer as Answer {
      return names.first { !answer.isKnown($0) }
    } catch {
      return nil
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw Answer { Key(stringValue: $0) != nil }
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Answer { _ in false } }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw Answer { _ in false }
  }
}
