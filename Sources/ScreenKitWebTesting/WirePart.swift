internal import ScreenKitJson

/// A JSON value of the protocol between a page and its session.
indirect enum WirePart: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([WirePart])
  case object([String: WirePart])

  /// Reads a JSON text; `nil` if it is invalid.
  init?(_ text: some StringProtocol) {
    let text = String(text)
    guard let value = try? JsonParser.parse(text, longest: text.utf8.count) else { return nil }
    self.init(value)
  }

  private init(_ value: JsonValue) {
    self =
      switch value.kind {
      case .null: .null
      case .bool(let flag): .bool(flag)
      case .number(let number): .number(number)
      case .string(let text): .text(text)
      case .array(let values): .list(values.map { WirePart($0) })
      case .object(let members):
        .object(Dictionary(members.map { ($0.name, WirePart($0.value)) }) { $1 })
      }
  }

  /// The parts of a list; empty for other values.
  var items: [WirePart] { if case .list(let items) = self { items } else { [] } }

  var string: String? { if case .text(let text) = self { text } else { nil } }

  var integer: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }

  /// Whether a slot has a value: the number 0 means an empty slot.
  var isSet: Bool { self != .number(0) && self != .null }

  /// The value as an attribute.
  var attribute: String { string ?? integer.map { "\($0)" } ?? "" }

  subscript(_ index: Int) -> WirePart { items.indices.contains(index) ? items[index] : .null }

  subscript(_ name: String) -> WirePart {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }
}
