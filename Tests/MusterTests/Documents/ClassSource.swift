import ScreenKitTestSupport

/// A type as its source files declare it, for a diagram.
struct ClassSource {
  /// The name, with that of the type around it, such as `MusterAttempt.Step`.
  let name: String
  /// The keyword, such as `class`.
  var kind: String
  /// The types that it inherits from or conforms to.
  var parents: [String]
  /// The members, in the order of the source.
  var members: [Member] = []

  struct Member: Hashable {
    /// The sign that diagrams use for it: `+` public, `~` within the module, `-` private.
    let visibility: Character
    /// The name, with parentheses after that of a method.
    let name: String
    /// The type of a property, as far as the source writes it.
    let type: String
    let isStored: Bool
  }

  /// Returns the types that the files of `folder` declare, in the order of their names.
  static func all(in folder: String) throws -> [ClassSource] {
    let files = try SourceFile.all(in: folder)
    // An extension can stand in a file that is read before that of its type.
    var names = ClassReader(known: [])
    for file in files { names.read(file) }
    var reader = ClassReader(known: Set(names.types.keys))
    for file in files { reader.read(file) }
    return reader.types.values.sorted { $0.name < $1.name }
  }

  /// The class as Mermaid draws it.
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
  /// The name of a type as Mermaid takes it.
  var identifier: String { replacing(".", with: "_") }
}
