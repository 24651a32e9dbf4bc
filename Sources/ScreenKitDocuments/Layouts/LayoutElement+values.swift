public import ScreenKitCore
internal import ScreenKitJson

extension LayoutElement {
  /// Returns the text of `property`, or `nil` if it is absent.
  public func string(_ property: String) throws(LayoutError) -> String? {
    guard let value = value(of: property, .text) else { return nil }
    guard case .string(let text) = value.kind else { throw mismatch(property, "a text", value) }
    return text
  }

  /// Returns the integer of `property`, from -100,000 to 100,000, or `nil` if it is absent.
  public func integer(_ property: String) throws(LayoutError) -> Int? {
    guard let value = value(of: property, .whole) else { return nil }
    guard case .number(let number) = value.kind, let whole = Int(exactly: number),
      -100_000...100_000 ~= whole
    else { throw mismatch(property, "a whole number", value) }
    return whole
  }

  /// Returns the non-negative integer of `property`, or `nil` if it is absent.
  public func count(_ property: String) throws(LayoutError) -> Int? {
    guard let count = try integer(property) else { return nil }
    guard count >= 0 else { throw error("\"\(property)\" is not negative", at: property) }
    return count
  }

  /// Returns the number of `property`, or `nil` if it is absent.
  public func number(_ property: String) throws(LayoutError) -> Double? {
    guard let value = value(of: property, .number) else { return nil }
    guard case .number(let number) = value.kind else {
      throw mismatch(property, "a number", value)
    }
    return number
  }

  /// Returns the Boolean value of `property`, or `nil` if it is absent.
  public func bool(_ property: String) throws(LayoutError) -> Bool? {
    guard let value = value(of: property, .truth) else { return nil }
    guard case .bool(let truth) = value.kind else {
      throw mismatch(property, "true or false", value)
    }
    return truth
  }

  /// Returns the value in `choices` with the name in `property`, or `nil` if the property is
  /// absent.
  public func choice<Choice>(
    _ property: String, of choices: KeyValuePairs<String, Choice>
  ) throws(LayoutError) -> Choice? {
    guard let value = value(of: property, .choice(choices.map(\.key))) else { return nil }
    guard case .string(let name) = value.kind else { throw mismatch(property, "a text", value) }
    if let choice = choices.first(where: { $0.key == name }) { return choice.value }
    let known = choices.map(\.key).joined(separator: ", ")
    throw error("\"\(property)\" is one of \(known), and not \(name)", at: property)
  }

  /// Returns the index in `property`, which is below `count`, or `nil` if it is absent.
  public func index(_ property: String, below count: Int) throws(LayoutError) -> Int? {
    guard let index = try integer(property) else { return nil }
    guard 0..<count ~= index else {
      throw error(
        "\"\(property)\" is one of \(count), counted from 0, and not \(index)", at: property)
    }
    return index
  }

  /// Returns the texts of `property`; empty if it is absent.
  public func strings(_ property: String) throws(LayoutError) -> [String] {
    try list(property, .text, "a list of texts") { value in
      if case .string(let text) = value.kind { text } else { nil }
    }
  }

  /// Returns the texts of `property`, which must be distinct; empty if it is absent.
  public func distinctStrings(_ property: String) throws(LayoutError) -> [String] {
    let texts = try strings(property)
    var seen: Set<String> = []
    if let again = texts.first(where: { !seen.insert($0).inserted }) {
      throw error("\"\(property)\" has \"\(again)\" twice", at: property)
    }
    return texts
  }

  /// Returns the numbers of `property`; empty if it is absent.
  public func numbers(_ property: String) throws(LayoutError) -> [Double] {
    try list(property, .number, "a list of numbers") { value in
      if case .number(let number) = value.kind { number } else { nil }
    }
  }

  /// Returns the rows of texts of `property`; empty if it is absent.
  public func rows(_ property: String) throws(LayoutError) -> [[String]] {
    try list(property, .list(.text), "a list of lists of texts") { value in
      guard case .array(let cells) = value.kind else { return nil }
      let texts = cells.compactMap { if case .string(let text) = $0.kind { text } else { nil } }
      return texts.count == cells.count ? texts : nil
    }
  }

  private func list<Value>(
    _ property: String, _ kind: @autoclosure () -> LayoutProperty.Kind, _ noun: String,
    _ read: (JsonValue) -> Value?
  ) throws(LayoutError) -> [Value] {
    guard let value = value(of: property, .list(kind())) else { return [] }
    guard case .array(let elements) = value.kind else { throw mismatch(property, noun, value) }
    var values: [Value] = []
    for element in elements {
      guard let value = read(element) else { throw mismatch(property, noun, element) }
      values.append(value)
    }
    return values
  }
}

extension LayoutElement {
  /// Creates the views in the list `property`; empty if it is absent.
  public func views(_ property: String = "children") throws(LayoutError) -> [View] {
    guard let value = value(of: property, .list(.view)) else { return [] }
    guard case .array(let elements) = value.kind else {
      throw mismatch(property, "a list of views", value)
    }
    var views: [View] = []
    for element in elements { views.append(try vocabulary.view(of: element, in: file)) }
    return views
  }

  /// Creates the view in `property`; throws if it is absent.
  public func view(_ property: String = "content") throws(LayoutError) -> View {
    let value = value(of: property, .view)
    try require(property)
    guard let value else { return View() }
    return try vocabulary.view(of: value, in: file)
  }

  /// Returns the values that `read` creates from the parts in `property`, such as table columns.
  ///
  /// - Parameters:
  ///   - property: The property; the result is empty if it is absent.
  ///   - name: The name of a part in error messages.
  ///   - read: Creates a value from one part, which may contain such parts itself.
  /// - Returns: The values, in order.
  /// - Throws: A ``LayoutError`` if the property is not a list, or any error of `read`.
  public func parts<Part>(
    _ property: String, called name: String, _ read: (LayoutElement) throws(LayoutError) -> Part
  ) throws(LayoutError) -> [Part] {
    guard let value = value(of: property, .list(kind(of: name, "\(property)/items", read))) else {
      return []
    }
    guard case .array(let elements) = value.kind else {
      throw mismatch(property, "a list", value)
    }
    var parts: [Part] = []
    for element in elements {
      let part = try LayoutElement(element, part: name, file: file, vocabulary: vocabulary)
      parts.append(try read(part))
      try part.expectAllRead()
    }
    return parts
  }

  /// Returns the value that `read` creates from the part in `property`, or `nil` if it is absent.
  public func part<Part>(
    _ property: String, called name: String, _ read: (LayoutElement) throws(LayoutError) -> Part
  ) throws(LayoutError) -> Part? {
    guard let value = value(of: property, kind(of: name, property, read)) else { return nil }
    let part = try LayoutElement(value, part: name, file: file, vocabulary: vocabulary)
    let result = try read(part)
    try part.expectAllRead()
    return result
  }

  /// Returns the schema type of the part `name`, with the properties that `read` reads.
  ///
  /// The schema of the part is at `place` among the properties of this element. A part within a
  /// part of the same name is a reference to the outer one.
  private func kind<Part>(
    of name: String, _ place: String, _ read: (LayoutElement) throws(LayoutError) -> Part
  ) -> LayoutProperty.Kind {
    if let outer = enclosing.first(where: { $0.name == name }) { return .reference(outer.place) }
    let place = "\(enclosing.last?.place ?? "#/$defs/\(type)")/properties/\(place)"
    let blank = LayoutElement(
      blank: name, vocabulary: vocabulary, enclosing: enclosing + [(name, place)])
    _ = try? read(blank)
    return .part(blank.properties)
  }
}
