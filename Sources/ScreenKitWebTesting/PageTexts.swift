internal import FoundationEssentials

/// The edited texts of a page, in UTF-16 units as browsers count.
struct PageTexts {
  private struct Field {
    var text: [UInt16]
    var revision: Int
  }

  private var fields: [Int: Field] = [:]

  subscript(_ node: Int) -> String? {
    fields[node].map { String(decoding: $0.text, as: UTF16.self) }
  }

  mutating func begin(_ node: Int, _ text: String, revision: Int) {
    fields[node] = Field(text: Array(text.utf16), revision: revision)
  }

  mutating func end(_ node: Int) { fields[node] = nil }

  /// Applies the server's change `["t", n, revision, message, from, to, anchor, head, text]`.
  ///
  /// The page has no edits under way, since a test sends one after the other.
  mutating func apply(_ operation: WirePart) -> Bool {
    guard let node = operation[1].integer, let field = fields[node],
      let from = operation[4].integer, let to = operation[5].integer,
      from >= 0, from <= to, to <= field.text.count
    else { return false }
    fields[node]?.revision = operation[2].integer ?? field.revision
    fields[node]?.text.replaceSubrange(from..<to, with: Array((operation[8].string ?? "").utf16))
    return true
  }

  /// Types `text` in place of a part, at the end by default, and returns the operation for it.
  mutating func type(_ text: String, replacing range: Range<Int>?, in node: Int) -> String? {
    guard let field = fields[node] else { return nil }
    let range = range ?? field.text.count..<field.text.count
    guard range.lowerBound >= 0, range.upperBound <= field.text.count else { return nil }
    fields[node]?.text.replaceSubrange(range, with: Array(text.utf16))
    let end = range.lowerBound + text.utf16.count
    return "[\"e\",\(node),\(field.revision),\(end),\(end),\(range.lowerBound),\(range.upperBound),"
      + text.asJSON + "]"
  }
}

extension String {
  /// The text with quotes, as JSON has it.
  var asJSON: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
