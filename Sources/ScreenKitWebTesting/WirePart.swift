/// A value of the protocol between a page and its session, which is JSON.
indirect enum WirePart: Hashable, Sendable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([WirePart])
  case object([String: WirePart])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let list = try? value.decode([WirePart].self) {
      self = .list(list)
    } else if let object = try? value.decode([String: WirePart].self) {
      self = .object(object)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let flag = try? value.decode(Bool.self) {
      self = .bool(flag)
    } else {
      self = .number(try value.decode(Double.self))
    }
  }

  /// The parts of a list; empty for other values.
  var items: [WirePart] { if case .list(let items) = self { items } else { [] } }

  var string: String? { if case .text(let text) = self { text } else { nil } }

  var integer: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }

  /// Whether a slot has a value: the number 0 means an empty one.
  var isSet: Bool { self != .number(0) && self != .null }

  /// The value as an attribute has it.
  var attribute: String { string ?? integer.map { "\($0)" } ?? "" }

  subscript(_ index: Int) -> WirePart { items.indices.contains(index) ? items[index] : .null }

  subscript(_ name: String) -> WirePart {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }
}
