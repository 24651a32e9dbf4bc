/// The methods of a controller's source by area.
public struct ControllerAreas {
  /// The areas in their order.
  public static let all = ["Lifecycle", "Interface", "Logic"]

  /// The marked areas, in the order of the source; an empty name represents a missing mark.
  public private(set) var names: [String] = []
  private var methods: [String: [String]] = [:]

  /// Reads the source of one controller.
  public init(_ source: String) {
    for line in source.split(separator: "\n") {
      if let mark = line.firstMatch(of: /^ *\/\/ MARK: (\w+)/) {
        names.append(String(mark.1))
      } else if let name = line.firstMatch(of: /^  [a-z ]*func (\w+)/) {
        if names.isEmpty { names.append("") }
        methods[names.last ?? "", default: []].append(String(name.1))
      }
    }
  }

  /// Returns the methods of `area`, in the order of the source.
  public subscript(area: String) -> [String] { methods[area] ?? [] }

  /// Returns the area to which a method belongs by its purpose.
  public static func area(of method: String) -> String {
    switch method {
    case "create", "appear", "pause", "destroy", "save", "releaseMemory", "timeDidChange":
      "Lifecycle"
    case "makeView", "makeTabs", "connect", "refresh": "Interface"
    default: "Logic"
    }
  }
}
