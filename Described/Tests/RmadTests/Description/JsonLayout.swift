import ScreenKitJson

/// A JSON text with one member on each line, and the positions of all members in it.
struct JsonLayout {
  struct Place {
    /// The names and indices on the path to the member.
    let path: String
    let name: String
    let value: JsonValue
    /// The name in quotes.
    let nameRange: Range<Int>
    let valueRange: Range<Int>
    let line: Int
    /// The name in quotes, the value, and the comma after or before them.
    fileprivate(set) var memberRange: Range<Int>
    /// The lines of the object with the member.
    fileprivate(set) var object: ClosedRange<Int>
  }

  private(set) var bytes: [UInt8] = []
  private(set) var places: [Place] = []
  private var line = 1

  init(_ text: String) throws {
    append(try JsonParser.parse(text), "")
  }

  /// Returns the text with the bytes in `range` replaced.
  func replacing(_ range: Range<Int>, by text: String) -> String {
    String(
      decoding: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...],
      as: UTF8.self)
  }

  private mutating func append(_ text: String) {
    bytes += Array(text.utf8)
    line += text.utf8.count { $0 == 0x0A }
  }

  private mutating func append(_ value: JsonValue, _ path: String) {
    switch value.kind {
    case .null: append("null")
    case .bool(let flag): append("\(flag)")
    case .number(let number): append(Int(exactly: number).map(String.init) ?? "\(number)")
    case .string(let text): append(JsonText.quoted(text))
    case .array(let elements):
      append("[")
      for (index, element) in elements.enumerated() {
        append(index == 0 ? "\n" : ",\n")
        append(element, "\(path)[\(index)]")
      }
      append("]")
    case .object(let members): append(members, path)
    }
  }

  private mutating func append(_ members: [JsonValue.Member], _ path: String) {
    let first = line
    var own: [Int] = []
    append("{")
    for (index, member) in members.enumerated() {
      let comma = bytes.count
      append(index == 0 ? "\n" : ",\n")
      let start = bytes.count
      append(JsonText.quoted(member.name))
      let name = start..<bytes.count
      append(": ")
      let (place, valueStart) = (places.count, bytes.count)
      let memberLine = line
      // The positions of members in the value follow.
      places.append(
        Place(
          path: "\(path).\(member.name)", name: member.name, value: member.value, nameRange: name,
          valueRange: 0..<0, line: memberLine, memberRange: 0..<0, object: first...first))
      append(member.value, "\(path).\(member.name)")
      places[place] = Place(
        path: "\(path).\(member.name)", name: member.name, value: member.value, nameRange: name,
        valueRange: valueStart..<bytes.count, line: memberLine,
        memberRange: index == 0 ? start..<bytes.count : comma..<bytes.count, object: first...first)
      own.append(place)
    }
    append("\n}")
    // The range of the first member includes the comma after it.
    if own.count > 1 {
      let range = places[own[0]].memberRange
      places[own[0]].memberRange = range.lowerBound..<range.upperBound + 1
    }
    for place in own { places[place].object = first...line }
  }
}
