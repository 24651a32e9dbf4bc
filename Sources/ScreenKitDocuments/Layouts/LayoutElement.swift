internal import ScreenKitJson

/// One view of a layout document, or a part of one, as whoever makes the view reads it.
///
/// Every property that is read is checked for its kind; properties that nobody reads are errors.
@MainActor
public final class LayoutElement {
  /// The kind of view that is wanted, or what the part of one is called.
  public let type: String
  let file: String
  let line: Int
  let vocabulary: LayoutVocabulary
  /// What was read so far, and as what; it becomes the schema.
  private(set) var properties: [String: LayoutProperty] = [:]
  /// Whether nothing is written here, and all that counts is what is asked for.
  let isBlank: Bool
  private let members: [String: JsonValue.Member]
  private var unread: Set<String>

  /// Takes what is written in `value`; a part of a view has a name instead of a type.
  init(
    _ value: JsonValue, part name: String? = nil, file: String, vocabulary: LayoutVocabulary
  ) throws(LayoutError) {
    guard case .object(let members) = value.kind else {
      throw LayoutError(
        file: file, line: value.line,
        reason: "a \(name ?? "view") is expected, and here is \(value.noun)")
    }
    self.members = Dictionary(members.map { ($0.name, $0) }) { first, _ in first }
    unread = Set(self.members.keys)
    self.file = file
    self.vocabulary = vocabulary
    isBlank = false
    line = value.line
    if let name {
      type = name
    } else {
      guard case .string(let text)? = self.members["type"]?.value.kind else {
        throw LayoutError(file: file, line: value.line, reason: "a view needs a \"type\"")
      }
      type = text
      unread.remove("type")
    }
  }

  /// Makes an element in which nothing is written, to see what is asked for.
  init(blank type: String, vocabulary: LayoutVocabulary) {
    (self.type, self.vocabulary) = (type, vocabulary)
    (file, line, members, unread, isBlank) = ("", 1, [:], [], true)
  }

  /// An error at this element, or at one of its properties; it names the view if that has an id.
  public func error(_ reason: String, at property: String? = nil) -> LayoutError {
    let line = property.flatMap { members[$0]?.line } ?? line
    var subject = ""
    if case .string(let id)? = members["id"]?.value.kind { subject = "\(type) \"\(id)\": " }
    return LayoutError(file: file, line: line, reason: subject + reason)
  }

  /// Makes sure that nothing was written in vain.
  func expectAllRead() throws(LayoutError) {
    guard let name = unread.min(by: { line(of: $0) < line(of: $1) }) else { return }
    throw error("\(type) has no property \"\(name)\"", at: name)
  }

  private func line(of property: String) -> Int { members[property]?.line ?? 0 }

  /// The value of `property`, or `nil` if it is not given, as one that may be left out.
  func take(_ property: String, _ kind: LayoutProperty.Kind) -> JsonValue? {
    let isRequired = properties[property]?.isRequired ?? false
    properties[property] = LayoutProperty(kind: kind, isRequired: isRequired)
    unread.remove(property)
    return members[property]?.value
  }

  func mismatch(_ property: String, _ noun: String, _ value: JsonValue) -> LayoutError {
    error("\"\(property)\" is \(noun), and not \(value.noun)", at: property)
  }

  /// Takes note that `property`, which is read by now, cannot be left out, and says so if it was.
  func require(_ property: String) throws(LayoutError) {
    properties[property]?.isRequired = true
    guard members[property] != nil || isBlank else { throw error("\(type) needs \"\(property)\"") }
  }
}

/// What a kind of view reads of a property.
struct LayoutProperty: Hashable {
  /// What may be written there.
  indirect enum Kind: Hashable {
    case text, whole, number, truth, view
    case choice([String])
    case list(Kind)
    case part([String: LayoutProperty])
  }

  var kind: Kind
  var isRequired = false
}
