/// A node with all of its slots and children, for the first page and for a reconnecting client.
struct NodeValue: Hashable, Sendable {
  let number: Int
  let kind: Int
  let slots: [SlotValue]
  let children: [NodeValue]

  /// Appends `[number, kind, [slots…], [children…]]`; empty trailing parts are omitted.
  func write(to json: inout String) {
    json += "[\(number),\(kind)"
    let count = (slots.lastIndex { $0 != .none } ?? -1) + 1
    if count > 0 || !children.isEmpty {
      json += ","
      SlotValue.list(Array(slots[..<count])).write(to: &json)
    }
    if !children.isEmpty {
      json += ",["
      for (index, child) in children.enumerated() {
        if index > 0 { json += "," }
        child.write(to: &json)
      }
      json += "]"
    }
    json += "]"
  }

  /// The value as JSON.
  var json: String {
    var json = ""
    write(to: &json)
    return json
  }
}
