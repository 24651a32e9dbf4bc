internal import ScreenKitJson

/// A JSON value without positions in a text; values with the same content are equal.
public indirect enum DocumentValue: Hashable, Sendable {
  /// A name and its value in an object, whose members keep their order.
  public struct Member: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The value.
    public var value: DocumentValue

    /// Creates a member.
    public init(_ name: String, _ value: DocumentValue) { (self.name, self.value) = (name, value) }
  }

  /// The value `null`.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([DocumentValue])
  /// An object.
  case object([Member])

  /// Reads the JSON text `text`.
  ///
  /// - Throws: A ``DocumentError`` if `text` is not JSON.
  public init(json text: String) throws(DocumentError) {
    do throws(JsonError) {
      self.init(try JsonParser.parse(text))
    } catch {
      throw DocumentError(
        line: error.position.line, column: error.position.column, reason: error.reason)
    }
  }

  init(_ value: JsonValue) {
    self =
      switch value.kind {
      case .null: .null
      case .bool(let flag): .bool(flag)
      case .number(let number): .number(number)
      case .string(let text): .string(text)
      case .array(let elements): .array(elements.map { DocumentValue($0) })
      case .object(let members):
        .object(members.map { Member($0.name, DocumentValue($0.value)) })
      }
  }

  /// The member `name` of an object; `nil` if there is none, or if the value is not an object.
  ///
  /// A new member is added at the end, but before `components` and `controllers`, which are long.
  /// Setting a member of a value that is not an object does nothing.
  public subscript(name: String) -> DocumentValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.name == name }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let index = members.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?):
        let long = members.firstIndex { ["components", "controllers"].contains($0.name) }
        let isLong = ["components", "controllers"].contains(name)
        members.insert(Member(name, value), at: isLong ? members.count : long ?? members.count)
      case (nil, nil): return
      }
      self = .object(members)
    }
  }

  /// The text of a string; `nil` for other values.
  public var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The integer in a number, or in a string that descriptions accept as a number.
  public var whole: Int? {
    switch self {
    case .number(let number): Int(exactly: number)
    case .string(let text): Int(text.filter { $0 != " " })
    default: nil
    }
  }
}

/// The reason why a text is not a description.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the mistake, counted from 1.
  public let line: Int
  /// The column in bytes, counted from 1.
  public let column: Int
  /// A description of the mistake.
  public let reason: String

  /// The position and the mistake.
  public var description: String { "line \(line), column \(column): \(reason)" }
}
