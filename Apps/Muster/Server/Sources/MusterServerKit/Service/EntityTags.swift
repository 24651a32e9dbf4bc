/// The header `If-None-Match`: entity tags, or `*` for any content at all.
struct EntityTags {
  private let isAny: Bool
  private let tags: Set<String>

  /// Reads the header's text; a malformed part ends the list.
  init(_ text: String) {
    var tags: Set<String> = []
    var rest = text[...]
    func skip(_ characters: Set<Character>) { rest = rest.drop { characters.contains($0) } }
    skip([" ", "\t"])
    isAny = rest.hasPrefix("*")
    while !isAny {
      skip([" ", "\t", ","])
      if rest.hasPrefix("W/") { rest = rest.dropFirst(2) }
      guard rest.first == "\"" else { break }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: "\"") else { break }
      tags.insert(String(rest[..<end]))
      rest = rest[end...].dropFirst()
    }
    self.tags = tags
  }

  /// Returns whether the client has a content with this tag, written without quotes.
  ///
  /// A weak tag matches the strong one of the same text, by the rules of HTTP for this header.
  func matches(_ tag: String) -> Bool { isAny || tags.contains(tag) }
}
