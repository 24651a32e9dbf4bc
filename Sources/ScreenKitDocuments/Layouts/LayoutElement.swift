internal import ScreenKitJson

/// A view of a layout document or a part of a view, from which a maker reads properties.
///
/// The type of every property is checked when it is read. Unread properties are errors.
@MainActor
public final class LayoutElement {
  /// The type of the view, or the name of the part.
  public let type: String
  let file: String
  let line: Int
  let vocabulary: LayoutVocabulary
  /// The properties read so far with their types, for the schema; empty unless the element is
  /// blank.
  private(set) var properties: [String: LayoutProperty] = [:]
  /// Whether the element is empty and only records the properties that are read, for the schema.
  let isBlank: Bool
  /// The parts around a blank element and the element itself, with their positions in the schema.
  let enclosing: [(name: String, place: String)]
  /// The members of the element; among few members, a comparison of names is faster than hashing.
  private let members: [JsonValue.Member]
  /// Whether each member was read.
  private var isRead: [Bool]

  /// Creates an element from `value`; a part of a view has a name instead of a type.
  init(
    _ value: JsonValue, part name: String? = nil, file: String, vocabulary: LayoutVocabulary
  ) throws(LayoutError) {
    guard case .object(let members) = value.kind else {
      throw LayoutError(
        file: file, line: value.line,
        reason: "a \(name ?? "view") is expected, and here is \(value.noun)")
    }
    self.members = members
    isRead = Array(repeating: false, count: members.count)
    self.file = file
    self.vocabulary = vocabulary
    (isBlank, enclosing) = (false, [])
    line = value.line
    if let name {
      type = name
      return
    }
    let kind = members.firstIndex { $0.name == "type" }
    guard let kind, case .string(let text) = members[kind].value.kind else {
      throw LayoutError(file: file, line: value.line, reason: "a view needs a \"type\"")
    }
    type = text
    markRead("type")
  }

  /// Creates an empty element, which records the properties read by a maker.
  ///
  /// - Parameters:
  ///   - type: The type of the view, or the name of the part.
  ///   - vocabulary: The types of views.
  ///   - enclosing: The parts around the element and the element itself; empty for a view.
  init(
    blank type: String, vocabulary: LayoutVocabulary,
    enclosing: [(name: String, place: String)] = []
  ) {
    (self.type, self.vocabulary, self.enclosing) = (type, vocabulary, enclosing)
    (file, line, members, isRead, isBlank) = ("", 1, [], [], true)
  }

  /// Returns an error at this element or at one of its properties; includes the view's id, if any.
  public func error(_ reason: String, at property: String? = nil) -> LayoutError {
    let line = property.flatMap { member($0)?.line } ?? line
    var subject = ""
    if case .string(let id)? = member("id")?.value.kind { subject = "\(type) \"\(id)\": " }
    return LayoutError(file: file, line: line, reason: subject + reason)
  }

  /// Throws an error if the element has unread properties.
  func expectAllRead() throws(LayoutError) {
    guard let unread = isRead.firstIndex(of: false) else { return }
    let name = members[unread].name
    throw error("\(type) has no property \"\(name)\"", at: name)
  }

  /// Returns the value of an optional property, or `nil` if it is absent; records the read.
  ///
  /// The parameter `kind` is for the schema.
  func value(
    of property: String, _ kind: @autoclosure () -> LayoutProperty.Kind
  ) -> JsonValue? {
    if isBlank {
      let isRequired = properties[property]?.isRequired ?? false
      properties[property] = LayoutProperty(kind: kind(), isRequired: isRequired)
    }
    markRead(property)
    return member(property)?.value
  }

  /// Returns the first member with the name `property`.
  private func member(_ property: String) -> JsonValue.Member? {
    members.first { $0.name == property }
  }

  /// Marks each member with the name `property` as read.
  private func markRead(_ property: String) {
    for index in members.indices where members[index].name == property { isRead[index] = true }
  }

  func mismatch(_ property: String, _ noun: String, _ value: JsonValue) -> LayoutError {
    error("\"\(property)\" is \(noun), and not \(value.noun)", at: property)
  }

  /// Marks `property`, which was read before, as required; throws an error if it is absent.
  func require(_ property: String) throws(LayoutError) {
    properties[property]?.isRequired = true
    guard isBlank || member(property) != nil else { throw error("\(type) needs \"\(property)\"") }
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
    /// A part like an enclosing one; the value is the position of that part in the schema.
    case reference(String)
  }

  var kind: Kind
  var isRequired = false
}
