public import ScreenKitCore

/// One view of a layout document, as whoever makes the view reads it.
///
/// Every property that is read is checked for its kind; properties that nobody reads are errors.
@MainActor
public final class LayoutElement {
  /// The kind of view that is wanted.
  public let type: String
  let file: String
  let line: Int
  private let members: [String: JsonValue.Member]
  private var unread: Set<String>
  private let vocabulary: LayoutVocabulary

  init(_ value: JsonValue, file: String, vocabulary: LayoutVocabulary) throws(LayoutError) {
    guard case .object(let members) = value.kind else {
      throw LayoutError(
        file: file, line: value.line, reason: "a view is expected, and here is \(value.noun)")
    }
    self.members = Dictionary(members.map { ($0.name, $0) }) { first, _ in first }
    unread = Set(self.members.keys)
    self.file = file
    self.vocabulary = vocabulary
    line = value.line
    guard case .string(let type)? = self.members["type"]?.value.kind else {
      throw LayoutError(file: file, line: value.line, reason: "a view needs a \"type\"")
    }
    self.type = type
    unread.remove("type")
  }

  /// An error at this element, or at one of its properties.
  public func error(_ reason: String, at property: String? = nil) -> LayoutError {
    let line = property.flatMap { members[$0]?.line } ?? line
    return LayoutError(file: file, line: line, reason: reason)
  }

  /// The text of `property`, or `nil` if it is not given.
  public func string(_ property: String) throws(LayoutError) -> String? {
    guard let value = take(property) else { return nil }
    guard case .string(let text) = value.kind else { throw mismatch(property, "a text", value) }
    return text
  }

  /// The whole number of `property`, or `nil` if it is not given.
  public func integer(_ property: String) throws(LayoutError) -> Int? {
    guard let value = take(property) else { return nil }
    guard case .number(let number) = value.kind, let whole = Int(exactly: number),
      -100_000...100_000 ~= whole
    else { throw mismatch(property, "a whole number", value) }
    return whole
  }

  /// The truth of `property`, or `nil` if it is not given.
  public func bool(_ property: String) throws(LayoutError) -> Bool? {
    guard let value = take(property) else { return nil }
    guard case .bool(let truth) = value.kind else {
      throw mismatch(property, "true or false", value)
    }
    return truth
  }

  /// What the text of `property` stands for among `choices`, or `nil` if it is not given.
  public func choice<Choice>(
    _ property: String, of choices: KeyValuePairs<String, Choice>
  ) throws(LayoutError) -> Choice? {
    guard let name = try string(property) else { return nil }
    if let choice = choices.first(where: { $0.key == name }) { return choice.value }
    let known = choices.map(\.key).joined(separator: ", ")
    throw error("\"\(property)\" is one of \(known), and not \(name)", at: property)
  }

  /// The views of `property`, made; empty if it is not given.
  public func views(_ property: String = "children") throws(LayoutError) -> [View] {
    guard let value = take(property) else { return [] }
    guard case .array(let elements) = value.kind else {
      throw mismatch(property, "a list of views", value)
    }
    var views: [View] = []
    for element in elements { views.append(try vocabulary.view(of: element, in: file)) }
    return views
  }

  /// The view of `property`, made.
  public func view(_ property: String = "content") throws(LayoutError) -> View {
    guard let value = take(property) else { throw error("\(type) needs \"\(property)\"") }
    return try vocabulary.view(of: value, in: file)
  }

  /// Makes sure that nothing was written in vain.
  func expectAllRead() throws(LayoutError) {
    guard let name = unread.min(by: { line(of: $0) < line(of: $1) }) else { return }
    throw error("\(type) has no property \"\(name)\"", at: name)
  }

  private func line(of property: String) -> Int { members[property]?.line ?? 0 }

  private func take(_ property: String) -> JsonValue? {
    unread.remove(property)
    return members[property]?.value
  }

  private func mismatch(_ property: String, _ noun: String, _ value: JsonValue) -> LayoutError {
    error("\"\(property)\" is \(noun), and not \(value.noun)", at: property)
  }
}
