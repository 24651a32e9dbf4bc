internal import ScreenKitTestSupport

/// A type as declared in its source files, for a diagram.
public struct ClassSource {
  /// The name, after that of the enclosing type, such as `MusterAttempt.Step`.
  public let name: String
  /// The keyword, such as `class`.
  public var kind: String
  /// The supertypes and the protocols.
  public var parents: [String]
  /// The members, in the order of the source.
  public var members: [Member] = []

  /// A property or method.
  public struct Member: Hashable {
    /// The sign of the visibility in diagrams: `+` public, `~` within the module, `-` private.
    public let visibility: Character
    /// The name; with parentheses for a method.
    public let name: String
    /// The type of a property, if the source contains it.
    public let type: String
    /// Whether it is a stored property.
    public let isStored: Bool
  }

  /// Returns the types that the files of `folder` declare, in the order of their names.
  public static func all(in folder: String) throws -> [ClassSource] {
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
  public var identifier: String { replacing(".", with: "_") }
}
