import ScreenKitTestSupport

/// A type as declared in its source files, for a diagram.
struct ClassSource {
  /// The name, after that of the enclosing type, such as `MusterAttempt.Step`.
  let name: String
  /// The keyword, such as `class`.
  var kind: String
  /// The types that it inherits from or conforms to.
  var parents: [String]
  /// The members, in the order of the source.
  var members: [Member] = []

  struct Member: Hashable {
    /// The sign of its visibility in diagrams: `+` public, `~` within the module, `-` private.
    let visibility: Character
    /// The name; with parentheses for a method.
    let name: String
    /// The type of a property, as far as the source writes it.
    let type: String
    let isStored: Bool
  }

  /// Returns the types that the files of `folder` declare, in the order of their names.
  static func all(in folder: String) throws -> [ClassSource] {
    let files = try SourceFile.all(in: folder)
    // An extension can be in a file that is read before that of its type.
    var names = ClassReader(known: [])
    for file in files { names.read(file) }
    var reader = ClassReader(known: Set(names.types.keys))
    for file in files { reader.read(file) }
    return reader.types.values.sorted { $0.name < $1.name }
  }

  /// The class in Mermaid.
  var diagram: String {
    let label = name.contains(".") ? "[\"\(name)\"]" : ""
    let head = "  class \(name.identifier)\(label)"
    let lines =
      (kind == "class" ? [] : ["    <<\(kind)>>"])
      + members.filter { $0.visibility != "-" }.map { "    \($0.visibility)\($0.name)" }
    return lines.isEmpty ? head : ([head + " {"] + lines + ["  }"]).joined(separator: "\n")
  }
}

extension String {
  /// The name of the type in Mermaid.
  var identifier: String { replacing(".", with: "_") }
}
