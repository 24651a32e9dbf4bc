internal import ScreenKitJson

/// One view of a layout document, or a part of one, from which a maker reads properties.
///
/// The type of every property is checked when it is read. Properties that are not read are errors.
@MainActor
public final class LayoutElement {
  /// The type of the view, or the name of the part.
  public let type: String
  let file: String
  let line: Int
  let vocabulary: LayoutVocabulary
  /// The properties read so far with their types, from which the schema is derived.
  private(set) var properties: [String: LayoutProperty] = [:]
  /// Whether the element is empty and only records which properties are read, for the schema.
  let isBlank: Bool
  private let members: [String: JsonValue.Member]
  private var unread: Set<String>

  /// Creates an element from `value`; a part of a view has a name instead of a type.
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

  /// Creates an empty element, which records the properties that a maker reads.
  init(blank type: String, vocabulary: LayoutVocabulary) {
    (self.type, self.vocabulary) = (type, vocabulary)
    (file, line, members, unread, isBlank) = ("", 1, [:], [], true)
  }

  /// Returns an error at this element or at one of its properties; it names the view's id, if any.
  public func error(_ reason: String, at property: String? = nil) -> LayoutError {
    let line = property.flatMap { members[$0]?.line } ?? line
    var subject = ""
    if case .string(let id)? = members["id"]?.value.kind { subject = "\(type) \"\(id)\": " }
    return LayoutError(file: file, line: line, reason: subject + reason)
  }

  /// Throws an error if the element has a property that was not read.
  func expectAllRead() throws(LayoutError) {
    guard let name = unread.min(by: { line(of: $0) < line(of: $1) }) else { return }
    throw error("\(type) has no property \"\(name)\"", at: name)
  }

  private func line(of property: String) -> Int { members[property]?.line ?? 0 }

  /// Returns the value of an optional property, or `nil` if it is absent, and records the read.
  func value(of property: String, _ kind: LayoutProperty.Kind) -> JsonValue? {
    let isRequired = properties[property]?.isRequired ?? false
    properties[property] = LayoutProperty(kind: kind, isRequired: isRequired)
    unread.remove(property)
    return members[property]?.value
  }

  func mismatch(_ property: String, _ noun: String, _ value: JsonValue) -> LayoutError {
    error("\"\(property)\" is \(noun), and not \(value.noun)", at: property)
  }

  /// Marks `property`, which was read before, as required; throws an error if it is absent.
  func require(_ property: String) throws(LayoutError) {
    properties[property]?.isRequired = true
    guard members[property] != nil || isBlank else { throw error("\(type) needs \"\(property)\"") }
  }
}

/// The type of a property that a maker reads, for the schema.
struct LayoutProperty: Hashable {
  /// The types of values that a property can have.
  indirect enum Kind: Hashable {
    case text, whole, number, truth, view
    case choice([String])
    case list(Kind)
    case part([String: LayoutProperty])
  }

  var kind: Kind
  var isRequired = false
}
