import Muster
import ScreenKitTestSupport
import ScreenKitText

/// The controllers as they are under one look, and all of these diagrams as one.
@MainActor
struct ControllerDiagram {
  /// Which screen is within which container, with the looks under which it is so.
  private(set) var holds: [[String]: [Look.Name]] = [:]
  /// The calls of each controller's life, with the looks under which they came.
  private(set) var calls: [String: [String: [Look.Name]]] = [:]

  /// An empty diagram, to be merged with others.
  init() {}

  /// The diagram of what `walk` met under `look`.
  init(_ walk: NavigationWalk, under look: Look.Name) {
    for pair in walk.holds { holds[pair.map(\.plainName)] = [look] }
    for (name, steps) in walk.calls {
      for step in steps { calls[name.plainName, default: [:]][step] = [look] }
    }
  }

  /// Adds all that `other` has.
  mutating func merge(_ other: ControllerDiagram) {
    holds.merge(other.holds) { $0 + $1 }
    for (name, steps) in other.calls { calls[name, default: [:]].merge(steps) { $0 + $1 } }
  }

  /// Returns the calls of the life of `name`, in the order of the contract.
  func steps(of name: String) -> [String] {
    ["create", "appear", "pause", "destroy"].filter { calls[name]?[$0] != nil }
  }

  /// Returns the diagram in Mermaid; an arrow names its looks unless these are all that there are.
  ///
  /// The unified diagram shows `areas`, the methods of each controller's source.
  func text(_ areas: [String: ControllerAreas] = [:]) -> String {
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
