internal import ScreenKitJson
internal import ScreenKitRmad

/// The objects of a document by the positions of their members and values in the text.
struct NodePlaces {
  private var paths: [JsonPosition: NodePath] = [:]

  init(_ text: String) {
    if let value = try? JsonParser.parse(text) { add(value, .root) }
  }

  /// Returns the object of the member or value at `position`; `nil` if none begins there.
  func path(at position: SourcePosition) -> NodePath? {
    paths[JsonPosition(line: position.line, column: position.column)]
  }

  private mutating func add(_ value: JsonValue, _ path: NodePath) {
    paths[value.position] = path
    switch value.kind {
    case .null, .bool, .number, .string: return
    case .array(let elements): for element in elements { add(element, path) }
    case .object(let members):
      for member in members {
        paths[member.position] = path
        guard ["components", "controllers"].contains(member.name),
          case .array(let elements) = member.value.kind
        else {
          add(member.value, path)
          continue
        }
        paths[member.value.position] = path
        let isComponents = member.name == "components"
        for (index, element) in elements.enumerated() {
          add(element, path.appending(isComponents ? .component(index) : .controller(index)))
        }
      }
    }
  }
}
