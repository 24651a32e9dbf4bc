internal import ScreenKitJson

/// The operations of a frame, as JSON.
///
/// `Docs/Guides/WebProtocol.md` describes all of them.
struct PatchWriter {
  /// The operations so far, each after a comma.
  private(set) var json = ""

  var isEmpty: Bool { json.isEmpty }

  /// Adds the operation `name` with numbers as its arguments.
  mutating func add(_ name: Character, _ numbers: Int...) {
    json += ",[\"\(name)\""
    for number in numbers { json += ",\(number)" }
    json += "]"
  }

  /// Adds the operation `name` with texts after the numbers.
  mutating func add(_ name: Character, _ numbers: [Int] = [], texts: [String]) {
    json += ",[\"\(name)\""
    for number in numbers { json += ",\(number)" }
    for text in texts { json += "," + JsonText.quoted(text) }
    json += "]"
  }

  /// Adds a changed slot of the node `number`.
  mutating func addSlot(_ slot: Int, of number: Int, _ value: SlotValue) {
    json += ",[\"=\",\(number),\(slot),"
    value.write(to: &json)
    json += "]"
  }

  /// Adds an operation whose last argument is already JSON.
  mutating func add(_ name: Character, _ numbers: [Int], json value: String) {
    json += ",[\"\(name)\""
    for number in numbers { json += ",\(number)" }
    json += "," + value + "]"
  }

  /// Adds operations of another writer.
  mutating func add(_ other: PatchWriter) { json += other.json }
}
