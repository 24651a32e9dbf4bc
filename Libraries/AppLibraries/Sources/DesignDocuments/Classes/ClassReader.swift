internal import Foundation
internal import ScreenKitTestSupport
internal import Testing

/// A reader of declarations by line, which finds the type of each line by its braces.
///
/// The formatter's layout makes that safe: a declaration begins its line, and the opening brace of
/// a body ends one.
struct ClassReader {
  private(set) var types: [String: ClassSource] = [:]
  /// The names of all declared types.
  let known: Set<String>
  /// The open bodies, the outermost first; `nil` for a body that is not a type's.
  private var open: [Body?] = []
  /// The declaration of a type whose body has not begun yet.
  private var pending: Body?
  private var isInText = false

  /// The modifiers, the keyword, and the rest of the line; stored, since a literal is compiled at
  /// each use.
  private let declaration =
    #/
      ^\ * ( (?: @\w+ (?: \([^)]*\) )? \  | \w+ (?: \(set\) )? \  )*? )
      (class|struct|enum|protocol|actor|extension|var|let|func|case) \  (.*)
    /#

  private struct Body {
    let name: String
    let kind: String
    let isPublic: Bool

    static let file = Body(name: "", kind: "file", isPublic: false)
  }

  init(known: Set<String>) { self.known = known }

  mutating func read(_ file: SourceFile) {
    for line in file.code {
      let isBorder = line.count(of: "\"\"\"") % 2 == 1
      if isInText, !isBorder { continue }
      if !isInText, let body = open.last ?? .file { declare(line, in: body) }
      if isBorder { isInText.toggle() } else { follow(line.withoutTexts) }
    }
    #expect(open.isEmpty && pending == nil && !isInText, "\(file.path) is not read whole")
  }

  private mutating func declare(_ line: String, in body: Body) {
    guard let match = line.firstMatch(of: declaration) else { return }
    let (modifiers, rest) = (match.1.split(separator: " "), String(match.3))
    let isPrivate = modifiers.contains { $0 == "private" || $0 == "fileprivate" }
    let isPublic = modifiers.contains("public") || modifiers.contains("open")
    switch match.2 {
    case "var", "let", "func":
      let isShown = isPublic || (body.kind == "protocol" && body.isPublic)
      let isStored = match.2 != "func" && !modifiers.contains("static") && !rest.contains("{")
      if !body.name.isEmpty {
        addMember(rest, isShown ? "+" : isPrivate ? "-" : "~", "\(match.2)", isStored, body)
      }
    case "case":
      if body.kind == "enum" { addCases(rest, to: body) }
    // Private types are no part of the design, like private members.
    case _ where isPrivate: pending = Body(name: "", kind: "private", isPublic: false)
    default:
      addType(rest, "\(match.2)", isPublic, body)
      // A body of one line, such as that of a route.
      if let pending, let inner = rest.firstMatch(of: #/\{ (.*) \}$/#) {
        declare("\(inner.1)", in: pending)
      }
    }
  }

  private mutating func addType(_ rest: String, _ kind: String, _ isPublic: Bool, _ body: Body) {
    guard let match = rest.firstMatch(of: #/^([\w.]+)(?:<[^>]*>)?(?:: ([^{]*))?/#) else { return }
    let name = body.name.isEmpty ? "\(match.1)" : "\(body.name).\(match.1)"
    if kind == "extension", !known.contains(name) {
      pending = Body(name: "", kind: kind, isPublic: false)
      return
    }
    pending = Body(name: name, kind: kind, isPublic: isPublic)
    if types[name] == nil { types[name] = ClassSource(name: name, kind: kind, parents: []) }
    if kind != "extension" { types[name]?.kind = kind }
    let parents = (match.2 ?? "").split(separator: " where ").first?.split(separator: ",") ?? []
    types[name]?.parents += parents.map(\.trimmed).filter { !$0.isEmpty }
  }

  private mutating func addMember(
    _ rest: String, _ visibility: Character, _ kind: String, _ isStored: Bool, _ body: Body
  ) {
    guard let match = rest.firstMatch(of: #/^`?(\w+)`?(?:: ([^={]*))?/#) else { return }
    let isMethod = kind == "func"
    let type = match.2.map { $0.trimmed } ?? rest.initialValueType
    let member = ClassSource.Member(
      visibility: visibility, name: "\(match.1)" + (isMethod ? "()" : ""),
      type: isMethod ? "" : type, isStored: isStored)
    // Methods of one name with different arguments form one line.
    if types[body.name]?.members.contains(where: { $0.name == member.name }) == false {
      types[body.name]?.members.append(member)
    }
  }

  private mutating func addCases(_ rest: String, to body: Body) {
    for name in rest.withoutArguments.split(separator: ",") {
      guard let name = name.trimmed.split(separator: " ").first else { continue }
      types[body.name]?.members.append(
        .init(visibility: body.isPublic ? "+" : "~", name: "\(name)", type: "", isStored: false))
    }
  }

  private mutating func follow(_ line: String) {
    for character in line {
      switch character {
      case "{":
        open.append(pending)
        pending = nil
      case "}": if !open.isEmpty { open.removeLast() }
      default: break
      }
    }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }

  fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}

extension String {
  fileprivate var withoutTexts: String {
    contains("\"") ? replacing(#/"(?:\\.|[^"\\])*"/#, with: "") : self
  }

  fileprivate var withoutArguments: String { replacing(#/\([^)]*\)/#, with: "") }

  /// The type at the beginning of an initial value, such as that of `Button("OK")`.
  fileprivate var initialValueType: String {
    firstMatch(of: #/= ((?:[A-Z]\w*\.)*[A-Z]\w*)/#).map { "\($0.1)" } ?? ""
  }
}
