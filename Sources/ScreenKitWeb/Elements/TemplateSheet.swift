internal import ScreenKitJson

/// The templates of a look as JSON: `[element, {attributes}, [[slot, part, name]…], content]`.
///
/// The content is a list of elements, 1 for the children of the view, or 0 for no content.
enum TemplateSheet {
  static func json(_ templates: [WebTemplate]) -> String {
    "[" + templates.map { json($0.root) }.joined(separator: ",") + "]"
  }

  /// The CSS properties of the measures and their units, in the order of their numbers.
  static var measures: String {
    let pairs = Measure.allCases.map(\.property)
      .map { "[\(JsonText.quoted($0.name)),\(JsonText.quoted($0.unit))]" }
    return "[" + pairs.joined(separator: ",") + "]"
  }

  private static func json(_ element: WebElement) -> String {
    let attributes = element.attributes.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { JsonText.quoted($0.key.rawValue) + ":" + JsonText.quoted($0.value) }
    let slots = element.slots.sorted { $0.key < $1.key }.map { slot, part in
      let (letter, name) = code(of: part)
      return name.map { "[\(slot),\"\(letter)\",\"\($0)\"]" } ?? "[\(slot),\"\(letter)\"]"
    }
    let content: String
    switch element.content {
    case .none: content = "0"
    case .children: content = "1"
    case .elements(let elements): content = "[" + elements.map(json).joined(separator: ",") + "]"
    }
    return "[\"\(element.name.rawValue)\",{\(attributes.joined(separator: ","))},"
      + "[\(slots.joined(separator: ","))],\(content)]"
  }

  private static func code(of part: WebElement.Part) -> (letter: Character, name: String?) {
    switch part {
    case .text: ("t", nil)
    case .attribute(let name): ("a", name.rawValue)
    case .flag(let name): ("b", name.rawValue)
    case .classes: ("c", nil)
    case .measures: ("m", nil)
    case .value: ("v", nil)
    case .rich: ("r", nil)
    case .shown: ("n", nil)
    }
  }
}
