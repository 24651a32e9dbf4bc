/// The types of some folders with their supertypes and stored types.
public struct ClassDiagram {
  /// The types in the order of their files.
  public let types: [ClassSource]

  /// Reads the types of folders, given by their paths from the package's folder.
  public init(_ folders: String...) throws {
    types = try folders.flatMap { try ClassSource.all(in: $0) }
  }

  /// Returns the type called `name`.
  public func type(_ name: String) -> ClassSource? { types.first { $0.name == name } }

  /// Returns the diagram in Mermaid, with those types of `others` that are stored or inherited
  /// from.
  public func text(knowing others: [ClassSource] = []) -> String {
    let names = Set((types + others).map(\.name))
    let protocols = Set((types + others).filter { $0.kind == "protocol" }.map(\.name))
    var lines: [String] = []
    for type in types {
      for parent in type.parents where names.contains(parent) || parent.isFramework {
        let arrow = protocols.contains(parent) || parent == "Route" ? "<|.." : "<|--"
        lines.append("  \(parent.identifier) \(arrow) \(type.name.identifier)")
      }
      for (name, holding) in type.held where names.contains(name) && name != type.name {
        lines.append("  \(type.name.identifier) \(holding) \(name.identifier)")
      }
    }
    return "```mermaid\nclassDiagram\n" + lines.joined(separator: "\n") + "\n"
      + types.map(\.diagram).joined(separator: "\n") + "\n```\n"
  }
}

extension ClassSource {
  /// The types of its stored properties, each once, with an arrow for one value or any number.
  fileprivate var held: [(name: String, arrow: String)] {
    var held: [(name: String, arrow: String)] = []
    for member in members where member.isStored {
      let isMany = member.type.hasPrefix("[")
      for word in member.type.split(whereSeparator: { !$0.isLetter && $0 != "." }) {
        let name = "\(word)"
        guard name.first?.isUppercase == true, !held.contains(where: { $0.name == name })
        else { continue }
        held.append((name, isMany ? "o-- \"*\"" : "-->"))
      }
    }
    return held
  }
}

extension String {
  /// Whether the framework's own type is shown as the supertype.
  fileprivate var isFramework: Bool {
    ["Model", "Controller", "StackNavigator", "TabNavigator", "Route"].contains(self)
  }
}
