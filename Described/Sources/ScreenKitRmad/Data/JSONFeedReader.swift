internal import ScreenKitJson

/// The conversion of a JSON text into the tree of a feed.
///
/// A member with a list becomes one node per element, each with the name of the member, like a
/// repeated XML element. So the same path matches both formats.
struct JSONFeedReader {
  private var builder: FeedBuilder

  /// Reads a feed in valid UTF-8.
  static func read(_ bytes: [UInt8], limits: FeedLimits) throws(FeedError) -> FeedDocument {
    let value: JsonValue
    do throws(JsonError) {
      let text = String(decoding: bytes, as: UTF8.self)
      value = try JsonParser.parse(text, longest: limits.bytes)
    } catch {
      throw FeedError(error.line, .json(error.reason))
    }
    return try read(value, limits: limits)
  }

  /// Converts a parsed value.
  static func read(_ value: JsonValue, limits: FeedLimits) throws(FeedError) -> FeedDocument {
    var reader = JSONFeedReader(builder: FeedBuilder(limits: limits))
    try reader.add(contentOf: value)
    return reader.builder.finish(.json)
  }

  /// Adds members, elements or text to the innermost open node.
  private mutating func add(contentOf value: JsonValue) throws(FeedError) {
    switch value.kind {
    case .null: break
    case .bool(let flag): builder.add((flag ? "true" : "false").utf8)
    case .number(let number): builder.add((value.numeral ?? Self.text(of: number)).utf8)
    case .string(let text): builder.add(text.utf8)
    case .array(let elements):
      builder.markGroup()
      for element in elements { try addNode("", element) }
    case .object(let members):
      builder.markGroup()
      for member in members {
        if case .array(let elements) = member.value.kind {
          for element in elements { try addNode(member.name, element) }
        } else {
          try addNode(member.name, member.value)
        }
      }
    }
  }

  private mutating func addNode(_ name: String, _ value: JsonValue) throws(FeedError) {
    try builder.begin(name, line: value.line)
    try add(contentOf: value)
    builder.end()
  }

  /// Returns a short whole number, which has this form in the text of a feed too.
  private static func text(of number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
