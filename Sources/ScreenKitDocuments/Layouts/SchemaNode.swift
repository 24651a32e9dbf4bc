internal import ScreenKitJson

/// A JSON value whose members keep their order.
public indirect enum SchemaNode: Sendable, ExpressibleByStringLiteral,
  ExpressibleByDictionaryLiteral
{
  /// A text.
  case text(String)
  /// A truth value.
  case flag(Bool)
  /// A whole number.
  case number(Int)
  /// A list.
  case list([SchemaNode])
  /// An object with its members in order.
  case object([(String, SchemaNode)])

  /// Creates a text.
  public init(stringLiteral text: String) { self = .text(text) }
  /// Creates an object.
  public init(dictionaryLiteral members: (String, SchemaNode)...) { self = .object(members) }

  /// Returns the JSON text; values of up to 90 characters are on one line.
  public func text(indent: Int) -> String {
    let whole = line
    switch self {
    case .text, .flag, .number: return whole
    case .list, .object: guard whole.count + indent > 90 else { return whole }
    }
    let margin = String(repeating: " ", count: indent)
    let items = parts { $0.text(indent: indent + 2) }.map { "\(margin)  \($0)" }
    let (open, close) = brackets
    return open + "\n" + items.joined(separator: ",\n") + "\n" + margin + close
  }

  /// The JSON text on one line.
  private var line: String {
    let items = parts(\.line).joined(separator: ", ")
    switch self {
    case .text(let text): return JsonText.quoted(text)
    case .flag(let flag): return "\(flag)"
    case .number(let number): return "\(number)"
    case .list: return "[\(items)]"
    case .object: return "{ \(items) }"
    }
  }

  private var brackets: (open: String, close: String) {
    switch self {
    case .object: ("{", "}")
    case .list, .text, .flag, .number: ("[", "]")
    }
  }

  private func parts(_ text: (SchemaNode) -> String) -> [String] {
    switch self {
    case .text, .flag, .number: []
    case .list(let nodes): nodes.map(text)
    case .object(let members): members.map { "\"\($0.0)\": \(text($0.1))" }
    }
  }
}
