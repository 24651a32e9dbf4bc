import ScreenKitCore

@testable import ScreenKitWebTesting

/// The part of a page that a screen reader reads for one view.
@MainActor
struct PageReader {
  /// The roles in a page of each role of a view; other roles have no counterpart.
  private static let roles: [String: Set<String>] = [
    "button": ["button"], "calendar": ["group"], "chart": ["img"], "checkbox": ["checkbox"],
    "colorField": ["textbox"], "comboBox": ["combobox"], "dateField": ["textbox"],
    "gauge": ["meter"], "image": ["img"], "keyPad": ["group"], "list": ["listbox"],
    "numberField": ["textbox"], "picker": ["combobox"], "progress": ["progressbar"],
    "radioGroup": ["radiogroup", "group"], "scrollArea": ["region"],
    "searchField": ["searchbox"], "slider": ["slider"], "tabBar": ["tablist"],
    "table": ["grid"], "textField": ["textbox"], "textView": ["textbox"], "toggle": ["switch"],
  ]

  /// The element of the view and all elements in it, without hidden ones.
  private let elements: [PageElement]

  init(_ element: PageElement) { elements = PageReader.shown(element) }

  private static func shown(_ element: PageElement) -> [PageElement] {
    guard element.attributes["aria-hidden"] != "true", element.attributes["hidden"] == nil else {
      return []
    }
    return [element] + element.children.flatMap { shown($0) }
  }

  /// Returns the parts of the description of `view` that the page lacks.
  func missing(of view: View) -> [String] {
    var missing: [String] = []
    let roles = PageReader.roles["\(view.role)"]
    if let roles, !elements.contains(where: { roles.contains($0.role) }) {
      missing.append("role \(view.role)")
    }
    let name = view.accessibleText
    if !name.isEmpty, !texts.contains(where: { $0 == name || $0.hasPrefix(name + ", ") }) {
      missing.append("name \(name)")
    }
    if !hasValue(of: view) { missing.append("value \(view.accessibleValue)") }
    return missing
  }

  private var texts: [String] {
    elements.flatMap { element in
      ["aria-label", "aria-valuetext", "placeholder"].compactMap { element.attributes[$0] }
        + [element.text, element.allText]
    }
  }

  private func hasValue(of view: View) -> Bool {
    let value = view.accessibleValue
    switch view {
    case let button as CompoundButton:
      return elements.contains { $0.attributes["checked"] != nil } == button.value
    case is TextInput, is FieldControl: return hasTyped(value)
    case is ChoiceControl: return checkedTitle == value
    case is Picker where chosenOption != nil: return chosenOption == value
    case is ListView, is TableView: return hasPlace(value)
    default:
      // The parts of a group have its value.
      return value.isEmpty || view.role == .group
        || texts.contains { $0 == value || $0.hasSuffix(", " + value) }
    }
  }

  /// Returns whether the value of a field begins with the text in the page.
  private func hasTyped(_ value: String) -> Bool {
    let input = elements.first { $0.name == "input" || $0.name == "textarea" }
    guard let input, let text = input.attributes["value"] else { return false }
    // Only the number of the characters of a password is known.
    if input.attributes["type"] == "password" { return value.hasPrefix("\(text.count) ") }
    return text.isEmpty ? value.isEmpty : value.hasPrefix(text)
  }

  /// The title of the selected radio button; empty if there is none.
  private var checkedTitle: String {
    elements.first { label in
      label.name == "label" && label.children.contains { $0.attributes["checked"] != nil }
    }?.allText ?? ""
  }

  /// The text of the selected option of a menu; `nil` if there is no menu.
  private var chosenOption: String? {
    guard let menu = elements.first(where: { $0.name == "select" }) else { return nil }
    let value = menu.attributes["value"]
    return menu.children.first { $0.attributes["value"] == value }?.allText ?? ""
  }

  /// Returns whether a row has the position in a value such as `1 of 20`.
  private func hasPlace(_ value: String) -> Bool {
    let numbers = value.split(separator: " ").compactMap {
      Int($0.filter { $0.isASCII && $0.isNumber })
    }
    let counts = elements.compactMap { $0.attributes["aria-rowcount"] }
    guard numbers.count >= 2 else {
      return !elements.contains { ["option", "row"].contains($0.role) }
    }
    // The header is the first row of a table.
    return elements.contains { row in
      row.attributes["aria-posinset"] == "\(numbers[0])"
        && row.attributes["aria-setsize"] == "\(numbers[1])"
        || row.attributes["aria-rowindex"] == "\(numbers[0] + 1)"
          && counts.contains("\(numbers[1] + 1)")
    }
  }
}
