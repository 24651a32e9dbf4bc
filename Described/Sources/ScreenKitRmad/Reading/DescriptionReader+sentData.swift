internal import ScreenKitJson

extension DescriptionReader {
  /// Returns the valid values in `member`, which is one object or a list of objects.
  mutating func sentData(
    _ member: JsonValue.Member, in subject: FindingSubject
  ) -> [DataForSend] {
    switch member.value.kind {
    case .object: return [sentValue(member.value, in: subject)].compactMap(\.self)
    case .array(let elements):
      var values: [DataForSend] = []
      for element in elements {
        if let value = sentValue(element, in: subject) { values.append(value) }
      }
      return values
    default:
      findings.append(
        at: SourcePosition(member.position), in: subject, member.name, ["R-151"],
        "\"\(member.name)\" is \(member.value.shown), and not an object or a list of objects")
      return []
    }
  }

  private mutating func sentValue(
    _ value: JsonValue, in subject: FindingSubject
  ) -> DataForSend? {
    let position = SourcePosition(value.position)
    guard case .object(let members) = value.kind else {
      findings.append(
        at: position, in: subject, "data_for_send", ["R-151"],
        "an element of \"data_for_send\" is an object, and here is \(value.shown)")
      return nil
    }
    let object = object(members, .dataForSend, in: subject)
    require(object, at: position, in: subject) { _ in false }
    guard let data = object.entries.value("data").flatMap(String.init),
      let type = object.entries.value("data_type").flatMap(DataType.init),
      let index = object.entries.value("at_index").flatMap(Int.init)
    else { return nil }
    return DataForSend(dataType: type, data: data, atIndex: index)
  }
}
