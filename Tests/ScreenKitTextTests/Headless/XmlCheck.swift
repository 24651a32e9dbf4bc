/// A check that a text is well-formed XML, for the XML subset of the snapshots.
struct XmlCheck {
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private var rest: Substring.UnicodeScalarView

  static func check(_ document: String) throws {
    var check = XmlCheck(rest: document.unicodeScalars[...])
    if let bad = document.unicodeScalars.first(where: { !isAllowed($0) }) {
      throw Fault(description: "U+\(String(bad.value, radix: 16)) is not allowed")
    }
    try check.element()
    guard check.rest.allSatisfy({ $0 == "\n" }) else { throw Fault(description: "more at the end") }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF || scalar == "\n"
  }

  private mutating func element() throws {
    try take("<")
    let name = try self.name()
    var attributes: Set<String> = []
    while rest.first == " " {
      rest.removeFirst()
      guard attributes.insert(try attribute()).inserted else {
        throw Fault(description: "an attribute twice in \(name)")
      }
    }
    if rest.first == "/" { return try take("/>") }
    try take(">")
    while !rest.starts(with: "</".unicodeScalars) { try content() }
    try take("</\(name)>")
  }

  private mutating func content() throws {
    switch rest.first {
    case "<": try element()
    case "&": try reference()
    case nil: throw Fault(description: "no end tag")
    default: rest.removeFirst()
    }
  }

  private mutating func attribute() throws -> String {
    let name = try self.name()
    try take("=\"")
    while let next = rest.first, next != "\"" {
      if next == "<" { throw Fault(description: "< in \(name)") }
      if next == "&" { try reference() } else { rest.removeFirst() }
    }
    try take("\"")
    return name
  }

  private mutating func reference() throws {
    for name in ["&amp;", "&lt;", "&gt;", "&quot;"] where rest.starts(with: name.unicodeScalars) {
      return try take(name)
    }
    throw Fault(description: "an unknown reference")
  }

  private mutating func name() throws -> String {
    let name = rest.prefix { $0.properties.isAlphabetic || $0 == ":" || $0 == "-" }
    guard !name.isEmpty else { throw Fault(description: "no name at \(rest.prefix(10))") }
    rest = rest[name.endIndex...]
    return String(name)
  }

  private mutating func take(_ text: String) throws {
    guard rest.starts(with: text.unicodeScalars) else {
      throw Fault(description: "no \(text) at \(String(rest.prefix(20)))")
    }
    rest = rest.dropFirst(text.unicodeScalars.count)
  }
}
