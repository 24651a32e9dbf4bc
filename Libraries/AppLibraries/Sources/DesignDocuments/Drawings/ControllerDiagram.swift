public import ScreenKitTestSupport
public import ScreenKitText

/// The controllers under one look, and the merged diagram of all looks.
@MainActor
public struct ControllerDiagram {
  /// The pairs of a container and a screen, with the looks that have them.
  public private(set) var holds: [[String]: [Look.Name]] = [:]
  /// The lifecycle calls of each controller, with the looks that have them.
  private(set) var calls: [String: [String: [Look.Name]]] = [:]

  /// Creates an empty diagram, to be merged with others.
  public init() {}

  /// Creates the diagram of the controllers that `walk` visited under `look`.
  public init(_ walk: NavigationWalk, under look: Look.Name) {
    for pair in walk.holds { holds[pair.map(\.plainName)] = [look] }
    for (name, steps) in walk.calls {
      for step in steps { calls[name.plainName, default: [:]][step] = [look] }
    }
  }

  /// Adds the content of `other`.
  public mutating func merge(_ other: ControllerDiagram) {
    holds.merge(other.holds) { $0 + $1 }
    for (name, steps) in other.calls { calls[name, default: [:]].merge(steps) { $0 + $1 } }
  }

  /// Returns the lifecycle calls of `name`, in the order of the contract.
  public func steps(of name: String) -> [String] {
    ["create", "appear", "pause", "destroy"].filter { calls[name]?[$0] != nil }
  }

  /// Returns the diagram in Mermaid; an arrow has the names of its looks unless all looks have it.
  ///
  /// The unified diagram shows `areas`, the methods of each controller's source.
  public func text(_ areas: [String: ControllerAreas] = [:]) -> String {
    let looks = Set(holds.values.joined())
    let arrows = holds.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { pair, under in
      let words =
        under.count == looks.count ? "" : " : " + under.map(\.rawValue).joined(separator: ", ")
      return "  \(pair[0]) o-- \(pair[1])\(words)"
    }
    let classes = calls.keys.sorted().map { name in
      var lines = ["  class \(name) {"]
      if let areas = areas[name] {
        for area in ControllerAreas.all where !areas[area].isEmpty {
          lines += areas[area].map { "    \($0)() \(area)" }
        }
      } else {
        lines += steps(of: name).map { "    \($0)()" }
      }
      return (lines + ["  }"]).joined(separator: "\n")
    }
    return "```mermaid\nclassDiagram\n" + (arrows + classes).joined(separator: "\n") + "\n```\n"
  }
}

extension String {
  /// The name of a generic type without its arguments.
  fileprivate var plainName: String { String(prefix { $0 != "<" }) }
}
