internal import ScreenKitJson

extension ValueReader {
  private static let dataExpected =
    "an object such as { \"url\": \"https://…\" }, or a list of such objects"

  /// Returns the data of a view: an object, a list of objects, or a list of pairs.
  static func dataList(_ value: JsonValue) throws(Mismatch) -> DataList {
    var entries: [DataList.Entry] = []
    switch value.kind {
    case .object(let members): try append(members, to: &entries)
    case .array(let elements):
      for element in elements {
        switch element.kind {
        case .object(let members): try append(members, to: &entries)
        case .array(let pair): entries.append(try entry(pair, at: element.position))
        default: throw Mismatch(expected: dataExpected, position: element.position)
        }
      }
    default: throw Mismatch(expected: dataExpected)
    }
    return DataList(entries)
  }

  /// Appends the members of an object, or the name and value of a pair object.
  private static func append(
    _ members: [JsonValue.Member], to entries: inout [DataList.Entry]
  ) throws(Mismatch) {
    if members.count == 2, let name = members.first(where: { $0.name == "data_type" }),
      let value = members.first(where: { $0.name == "data_value" }),
      case .string(let text) = name.value.kind
    {
      try append(value.value, named: text, to: &entries)
      return
    }
    for member in members { try append(member.value, named: member.name, to: &entries) }
  }

  /// Appends `value`, or each element of it if it is a list.
  private static func append(
    _ value: JsonValue, named name: String, to entries: inout [DataList.Entry]
  ) throws(Mismatch) {
    guard case .array(let elements) = value.kind else {
      entries.append(DataList.Entry(name: name, value: try single(value)))
      return
    }
    for element in elements {
      entries.append(DataList.Entry(name: name, value: try single(element)))
    }
  }

  private static func entry(
    _ pair: [JsonValue], at position: JsonPosition
  ) throws(Mismatch) -> DataList.Entry {
    guard pair.count == 2, case .string(let name) = pair[0].kind else {
      throw Mismatch(expected: "a pair of a name and a value", position: position)
    }
    return DataList.Entry(name: name, value: try single(pair[1]))
  }

  private static func single(_ value: JsonValue) throws(Mismatch) -> String {
    do throws(Mismatch) {
      return try reference(value)
    } catch {
      throw Mismatch(expected: "a text", position: value.position)
    }
  }
}
