/// A decoder that determines the names of a type's properties without a value of the type.
///
/// The initializer of a decodable type requests a container for its coding keys, whose names are
/// those of the properties. If the keys accept any name, every name counts as a property.
struct LinkProperties: Decoder {
  private struct Answer: Error {
    let isKnown: @Sendable (String) -> Bool
  }

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  private init() {}

  /// Returns the first of `names` without a property of `type`; `nil` if there is none.
  static func firstUnknown(of names: [String], in type: any Decodable.Type) -> String? {
    do {
      _ = try type.init(from: LinkProperties())
      // The initializer read no property.
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
