internal import ScreenKitJson

/// The members of an object in a description, arranged by the table of its properties.
struct DescribedObject {
  var entries: PropertyEntries
  var components: JsonValue.Member?
  var controllers: JsonValue.Member?
  /// The index of the member for each row of the table, including members with invalid values.
  var slots: [Int?]
  let table: PropertyTable

  init(table: PropertyTable, count: Int) {
    self.table = table
    entries = PropertyEntries(table)
    slots = [Int?](repeating: nil, count: table.rows.count)
    entries.entries.reserveCapacity(min(count, table.rows.count))
  }

  /// Whether the object has no member for the id, not even an invalid one.
  var hasNoID: Bool { table.index["id"].flatMap { slots[$0] } == nil }
}

/// The rows of the properties in the last object of each table, in the order of that object.
///
/// Most objects have their properties in the same order. So a comparison with the last object finds
/// a row faster than a search by name.
struct UsualRows {
  private var rows = [[Int]](repeating: [], count: PropertyTable.count)

  /// Returns the row of the property `name`, the member of an object at `index`; `nil` if there is none.
  mutating func row(of name: String, at index: Int, in table: PropertyTable) -> Int? {
    let number = table.number
    if index < rows[number].count, table.keys[rows[number][index]] == name {
      return rows[number][index]
    }
    guard let row = table.index[name] else { return nil }
    if index < rows[number].count {
      rows[number][index] = row
    } else if index == rows[number].count, index < table.rows.count {
      rows[number].append(row)
    }
    return row
  }
}

extension DescriptionReader {
  /// Returns the properties among `members`, checked against the table of `owner`.
  mutating func object(
    _ members: [JsonValue.Member], _ owner: Property.Owner, in subject: FindingSubject
  ) -> DescribedObject {
    findings.visits += members.count
    let table = Property.table(of: owner)
    var object = DescribedObject(table: table, count: members.count)
    for (index, member) in members.enumerated() {
      guard let row = usualRows.row(of: member.name, at: index, in: table) else {
        reportUnknownProperty(member, owner, in: subject)
        continue
      }
      if let other = object.slots[row] {
        compareSpellings(members[other], member, table.rows[row], in: subject)
        // The canonical spelling takes precedence.
        if members[other].name == table.rows[row].key { continue }
      }
      object.slots[row] = index
    }
    for row in object.slots.indices {
      guard let slot = object.slots[row] else { continue }
      read(members[slot], table.boxes[row], into: &object, in: subject)
    }
    return object
  }

  private mutating func read(
    _ member: JsonValue.Member, _ box: PropertyBox, into object: inout DescribedObject,
    in subject: FindingSubject
  ) {
    if member.name != box.property.key, !findings.isFull {
      findings.append(
        .warning, at: SourcePosition(member.position), in: subject, box.property.key, ["R-137"],
        "\"\(member.name)\" is read as \"\(box.property.key)\", as the format spells it")
    }
    switch box.property.kind {
    case .components: object.components = member
    case .controllers: object.controllers = member
    case .componentType, .controllerType: break
    default:
      guard let value = value(member, box, in: subject) else { break }
      if box.property.key == "id" { break }
      object.entries.entries.append(
        .init(name: box.property.key, value: value, position: SourcePosition(member.position)))
    }
  }

  /// Returns the value of `member`, or its substitute for lenient reading; `nil` if there is none.
  private mutating func value(
    _ member: JsonValue.Member, _ box: PropertyBox, in subject: FindingSubject
  ) -> PropertyValue? {
    if case .sentData = box.property.kind { return .sent(sentData(member, in: subject)) }
    do throws(ValueReader.Mismatch) {
      return try ValueReader.value(member.value, box.property.kind)
    } catch {
      // An unknown action type becomes the default one, also in strict reading.
      let isWarning = box.property.key == "action_type"
      findings.append(
        isWarning ? .warning : .error, at: SourcePosition(error.position ?? member.position),
        in: subject, box.property.key, box.property.requirements + error.requirements,
        "\"\(member.name)\" is \(member.value.shown), and not \(error.expected)",
        suggestion: error.suggestion)
      return isWarning ? .text(ActionType.default.rawValue) : error.substitute
    }
  }

  /// Reports missing mandatory properties of `object`.
  mutating func require(
    _ object: DescribedObject, at position: SourcePosition, in subject: FindingSubject,
    _ holds: (Property.Condition) -> Bool
  ) {
    for row in object.table.needed where object.slots[row] == nil {
      let property = object.table.rows[row]
      var reason = ""
      switch property.need {
      case .optional: continue
      case .mandatory: break
      case .mandatoryIf(let condition):
        guard holds(condition) else { continue }
        if case .flag(let name) = condition { reason = ", since \"\(name)\" is true" }
        if condition == .webIcon { reason = ", since the icon is an address" }
      }
      switch property.kind {
      // Problems with these properties are reported when they are read.
      case .componentType, .controllerType, .components, .controllers: continue
      default: if property.key == "id" { continue }
      }
      findings.append(
        at: position, in: subject, property.key, property.requirements,
        "\"\(property.key)\" is missing\(reason)", suggestion: property.additionText)
    }
  }

  private mutating func compareSpellings(
    _ one: JsonValue.Member, _ other: JsonValue.Member, _ property: Property,
    in subject: FindingSubject
  ) {
    let values = [one, other].map { try? ValueReader.value($0.value, property.kind) }
    let isSame = values[0] != nil && values[0] == values[1]
    findings.append(
      isSame ? .warning : .error, at: SourcePosition(other.position), in: subject, property.key,
      ["R-137"],
      "\"\(one.name)\" and \"\(other.name)\" are one property"
        + (isSame ? "" : ", and have different values"),
      suggestion: "keep \"\(property.key)\"")
  }

  private mutating func reportUnknownProperty(
    _ member: JsonValue.Member, _ owner: Property.Owner, in subject: FindingSubject
  ) {
    // This member refers editors to the schema of a file.
    if owner == .root, member.name == "$schema" { return }
    guard !findings.isFull else {
      findings.append(at: SourcePosition(member.position), in: subject, [], "")
      return
    }
    findings.append(
      at: SourcePosition(member.position), in: subject, ["R-029"],
      "there is no property \(QuotedText.quoted(member.name)) here",
      suggestion: UnknownProperty.suggestion(for: member.name, of: owner))
  }
}

extension JsonValue {
  /// The value in the form of findings.
  var shown: String {
    switch kind {
    case .string(let text): QuotedText.quoted(text)
    case .number(let number):
      Int(exactly: number).map(String.init) ?? "\(number)"
    case .bool(let flag): "\(flag)"
    case .null, .array, .object: noun
    }
  }
}

extension Property {
  /// A suggestion for adding the property with its default; `nil` without a default.
  fileprivate var additionText: String? {
    guard case .value(let value) = defaultValue else { return nil }
    return switch value {
    case .text(let text): "add \"\(key)\": \"\(text)\""
    case .whole(let number): "add \"\(key)\": \(number)"
    case .number(let number): "add \"\(key)\": \(number)"
    case .flag(let flag): "add \"\(key)\": \(flag)"
    case .color(let color): "add \"\(key)\": \"\(color.text)\""
    case .data: "add \"\(key)\": {}"
    case .names, .sent: nil
    }
  }
}
