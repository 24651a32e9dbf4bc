/// A decoder that finds out the names of a type's properties without a value of the type.
///
/// A type that decodes itself asks for a container with its type of keys, which knows the names. If
/// keys of that type accept any name, all names count as known.
struct LinkProperties: Decoder {
  private struct Answer: Error {
    let isKnown: @Sendable (String) -> Bool
  }

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  private init() {}

  /// Returns the first of `names` that is no property of `type`, or `nil` if there is none.
  static func firstUnknown(of names: [String], in type: any Decodable.Type) -> String? {
    do {
      _ = try type.init(from: LinkProperties())
      // The type decoded itself without reading any property.
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
