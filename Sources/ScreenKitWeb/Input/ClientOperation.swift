internal import ScreenKitJson

/// An operation in a message of the client.
enum ClientOperation: Hashable, Sendable {
  /// The client has applied this frame and all previous ones.
  case acknowledge(Int)
  case press(Int)
  /// A new value: a truth value, a number or a text.
  case value(Int, Value)
  /// A change of a text, with the number of the server's changes that the client has received.
  case edit(Int, TextChange, revision: Int)
  case submit(Int)
  case highlight(Int), toggle(Int), menu(Int)
  case sort(Int, column: Int, adding: Bool)
  /// The width of a column of a table, in units.
  case columnWidth(Int, column: Int, Int)
  case follow(Int, link: Int)
  /// The visible lines of a list, or the first visible block of a document.
  case scroll(Int, top: Int, visible: Int)
  /// The length of a split view along its axis, or the columns and lines around a frame.
  case space(Int, length: Int, lines: Int?)
  case focus(Int)
  /// Closes the panel or screen around a node.
  case dismiss(Int)
  /// A key in the format of `KeyPress.description`.
  case key(String)
  /// The browser moved to an entry of its history with this address, after `known` steps.
  case address(String, entry: Int, known: Int)
  /// The size of the page in columns and lines.
  case size(columns: Int, lines: Int)
  case hidden(Bool)
  /// A press, release or move of the pointer in a view with its own drawing.
  case pointer(Int, x: Int, y: Int, kind: Character)

  /// A value of a control.
  enum Value: Hashable, Sendable {
    case bool(Bool)
    case number(Double)
    case text(String)
  }

  /// A change of a text, and the selection afterwards; offsets are in UTF-16 units.
  struct TextChange: Hashable, Sendable {
    var steps: [TextStep]
    var anchor, head: Int
  }

  init(_ value: JsonValue, _ limits: WebLimits) throws(ClientMessageError) {
    guard case .array(let parts) = value.kind, let name = parts.first?.text else {
      throw ClientMessageError("an operation is a list with a name in front")
    }
    var arguments = Arguments(parts.dropFirst())
    switch name {
    case "a": self = .acknowledge(try arguments.integer())
    case "p": self = .press(try arguments.integer())
    case "v": self = .value(try arguments.integer(), try arguments.value())
    case "e":
      let (node, revision) = (try arguments.integer(), try arguments.integer())
      let (anchor, head) = (try arguments.integer(), try arguments.integer())
      let change = TextChange(steps: try arguments.steps(), anchor: anchor, head: head)
      self = .edit(node, change, revision: revision)
    case "s": self = .submit(try arguments.integer())
    case "h": self = .highlight(try arguments.integer())
    case "t": self = .toggle(try arguments.integer())
    case "m": self = .menu(try arguments.integer())
    case "o":
      self = .sort(
        try arguments.integer(), column: try arguments.integer(), adding: try arguments.flag())
    case "x":
      self = .columnWidth(
        try arguments.integer(), column: try arguments.integer(), try arguments.integer())
    case "l": self = .follow(try arguments.integer(), link: try arguments.integer())
    case "w":
      self = .scroll(
        try arguments.integer(), top: try arguments.integer(), visible: try arguments.integer())
    case "g":
      self = .space(
        try arguments.integer(), length: try arguments.integer(),
        lines: try arguments.integerIfAny())
    case "f": self = .focus(try arguments.integer())
    case "d": self = .dismiss(try arguments.integer())
    case "k": self = .key(try arguments.text(longest: 64))
    case "u":
      self = .address(
        try arguments.text(longest: 4096), entry: try arguments.integer(),
        known: try arguments.integer())
    case "z":
      self = .size(columns: try arguments.integer(), lines: try arguments.integer())
    case "H": self = .hidden(try arguments.integer() != 0)
    case "i":
      let (node, x, y) = (
        try arguments.integer(), try arguments.integer(), try arguments.integer()
      )
      guard let kind = try arguments.text(longest: 1).first else {
        throw ClientMessageError("a pointer needs a kind")
      }
      self = .pointer(node, x: x, y: y, kind: kind)
    default: throw ClientMessageError("there is no such operation")
    }
    try arguments.end()
  }
}

/// The arguments of an operation, in order.
private struct Arguments {
  private var rest: ArraySlice<JsonValue>

  init(_ parts: ArraySlice<JsonValue>) { rest = parts }

  mutating func integer() throws(ClientMessageError) -> Int {
    guard let number = rest.popFirst()?.integer else {
      throw ClientMessageError("an operation needs a whole number")
    }
    return number
  }

  /// Reads a number other than 0 as `true`; returns `false` if no argument is left.
  mutating func flag() throws(ClientMessageError) -> Bool {
    guard !rest.isEmpty else { return false }
    return try integer() != 0
  }

  mutating func integerIfAny() throws(ClientMessageError) -> Int? {
    rest.isEmpty ? nil : try integer()
  }

  mutating func text(longest: Int = .max) throws(ClientMessageError) -> String {
    guard let text = rest.popFirst()?.text, text.utf8.count <= longest else {
      throw ClientMessageError("an operation needs a text, or a shorter one")
    }
    return text
  }

  mutating func value() throws(ClientMessageError) -> ClientOperation.Value {
    switch rest.popFirst()?.kind {
    case .bool(let flag): return .bool(flag)
    case .number(let number): return .number(number)
    case .string(let text): return .text(text)
    default: throw ClientMessageError("an operation needs a value")
    }
  }

  /// Reads the remaining replacements: the start and end of each, and its text.
  mutating func steps() throws(ClientMessageError) -> [TextStep] {
    var steps: [TextStep] = []
    while !rest.isEmpty {
      let (from, to) = (try integer(), try integer())
      guard from >= 0, from <= to else {
        throw ClientMessageError("the replaced part of a text begins after its end")
      }
      steps += TextStep.replacing(from..<to, by: try text())
    }
    return steps
  }

  func end() throws(ClientMessageError) {
    if !rest.isEmpty { throw ClientMessageError("an operation has too many arguments") }
  }
}
