/// The browser's accessibility tree of a page, without the elements that the framework does not
/// have.
///
/// Each rule that omits or joins elements is in the table of `Docs/Guides/Web.md`.
struct BrowserTree {
  private(set) var nodes: [AccessibleNode] = []
  private let title: String
  /// The element with the focus, or the one that represents it.
  private var focus = -1
  /// The rows that are highlighted in lists with one selection.
  private var highlighted: Set<Int> = []
  private var isInDisabledList = false
  /// The view of the last text, and that text.
  private var textOwner = ""
  private var rawText = ""

  /// Reads the tree of `page`, which shows a screen with a title.
  init(of page: Page, title: String) async throws {
    self.title = title
    let elements = try await AccessibleElement.tree(of: page)
    for element in elements { findFocus(element) }
    for element in elements { add(element) }
  }

  private mutating func findFocus(_ element: AccessibleElement) {
    let hasRows = ["listbox", "grid"].contains(element.role)
    if hasRows, element.properties["multiselectable"] == nil, let row = element.activeDescendant {
      highlighted.insert(row)
    }
    if element.properties["focused"] != nil {
      focus = hasRows ? element.activeDescendant ?? element.id : element.id
    }
    for child in element.children { findFocus(child) }
  }

  private mutating func add(_ element: AccessibleElement) {
    switch element.role {
    case "StaticText": addText(element)
    case "link" where element.owner == textOwner: addText(element)
    // The page's own form, and a group with the title of the screen.
    case "form" where element.attributes["id"] == "sk": addChildren(of: element)
    case "group" where element.name == title && !element.hasParts: addChildren(of: element)
    // Elements that only name another one.
    case "LabelText", "Legend": addChildren(of: element, leavingOut: ["StaticText"])
    // Elements for the pointer, with the function of keys of the preceding view.
    case "separator": break
    case "button" where element.isBesideField: break
    case "group" where element.hasParts: addCalendar(element)
    case "grid": addGrid(element)
    case "radiogroup", "tablist": addSet(element)
    case "combobox": addComboBox(element)
    case "textbox": addField(element)
    case "listbox": addList(element)
    case "option": addRow(element)
    default: addSimple(element)
    }
  }

  private mutating func addSimple(_ element: AccessibleElement) {
    switch element.role {
    case "document": append(element, value: element.text.filter { !$0.isWhitespace })
    case "banner":
      append(element, name: element.elements("heading").first?.name)
      addChildren(of: element, leavingOut: ["heading"])
    // Loading more rows is a button in a browser; in a terminal a key refreshes a list.
    case "button" where element.hasClass("refresh"): break
    case "button" where element.hasClass("more"): append(element, role: "text")
    case "group", "region", "form", "dialog", "status":
      // ARIA has a property for menus, and the framework a word.
      let hasMenu = element.attributes["aria-haspopup"] == "menu"
      append(element, name: element.name + (hasMenu ? ", has a menu" : ""))
      addChildren(of: element)
    default:
      append(element)
      addChildren(of: element, leavingOut: ["StaticText"])
    }
  }

  private mutating func addChildren(of element: AccessibleElement, leavingOut roles: [String] = [])
  {
    for child in element.children where !roles.contains(child.role) { add(child) }
  }

  /// Adds a text; runs and links of one view are one text.
  private mutating func addText(_ element: AccessibleElement) {
    if textOwner == element.owner, let last = nodes.indices.last {
      nodes[last].name = AccessibleNode.normal(rawText + element.name)
      rawText += element.name
      return
    }
    let name = AccessibleNode.normal(element.name)
    guard !name.isEmpty else { return }
    nodes.append(AccessibleNode(role: "text", name: name))
    (textOwner, rawText) = (element.owner, element.name)
  }

  private mutating func append(
    _ element: AccessibleElement, role: String? = nil, name: String? = nil, value: String? = nil,
    place: [Int]? = nil
  ) {
    textOwner = ""
    var node = AccessibleNode(
      role: role ?? element.role, name: AccessibleNode.normal(name ?? element.name),
      value: AccessibleNode.normal(value ?? element.value))
    for state in ["disabled", "checked", "expanded"] where element.properties[state] != nil {
      node.states.insert(state)
    }
    if element.properties["selected"] != nil, ["tab", "option", "row"].contains(element.role) {
      // The highlighted row is selected in ARIA; the framework reports that only of rows with a
      // check mark.
      if !highlighted.contains(element.id) || element.hasClass("ac-c") {
        node.states.insert("selected")
      }
    }
    if element.id == focus { node.states.insert("focused") }
    node.place = place ?? element.placeInSet
    nodes.append(node)
  }

  // MARK: Composite elements

  private mutating func addList(_ list: AccessibleElement) {
    append(list)
    isInDisabledList = list.properties["disabled"] != nil
    addChildren(of: list)
    isInDisabledList = false
  }

  /// Adds a row, and its elements beside the name.
  private mutating func addRow(_ row: AccessibleElement) {
    append(row)
    // The state of a list is the state of its rows.
    if isInDisabledList { nodes[nodes.endIndex - 1].states.insert("disabled") }
    let name = AccessibleNode.normal(row.name)
    let isWhole = AccessibleNode.normal(row.text) == name
    // The framework uses only the first text as the name.
    let first = row.children.first { $0.role == "StaticText" }?.id
    for child in row.children {
      let text = AccessibleNode.normal(child.name)
      let isName =
        isWhole || text == name || child.id == first && name.hasPrefix("\(text), ")
      if child.role != "StaticText" || !isName { add(child) }
    }
  }

  private mutating func addSet(_ element: AccessibleElement) {
    append(element)
    let parts = element.elements(element.role == "tablist" ? "tab" : "radio")
    for (index, part) in parts.enumerated() { append(part, place: [index + 1, parts.count]) }
  }

  /// Adds a text field; a field with several lines has them all, see ``AccessibleNode/lines``.
  private mutating func addField(_ element: AccessibleElement) {
    if element.attributes["type"] == "password" {
      return append(element, value: "\(element.value.count) characters")
    }
    guard element.properties["multiline"] != nil else { return append(element) }
    append(element, value: "")
    nodes[nodes.endIndex - 1].lines = element.value.split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  private mutating func addComboBox(_ element: AccessibleElement) {
    let options = element.elements("option")
    let selected = options.firstIndex { $0.name == element.value }
    append(element, place: selected.map { [$0 + 1, options.count] })
    nodes[nodes.endIndex - 1].isClosedMenu = element.attributes["aria-haspopup"] == "listbox"
  }

  private mutating func addCalendar(_ element: AccessibleElement) {
    append(element)
    // The buttons to the neighbouring months have separate names; the others are days.
    for button in element.elements("button") where button.hasClass("fb") { append(button) }
  }

  private mutating func addGrid(_ grid: AccessibleElement) {
    append(grid)
    let rows = grid.elements("row")
    let titles = rows.first?.elements("columnheader").map(\.columnTitle) ?? []
    for (index, row) in rows.enumerated() {
      let header = row.elements("columnheader")
      guard header.isEmpty else {
        append(row, role: "header row", name: titles.joined(separator: ", "))
        continue
      }
      let cells = row.elements("gridcell").map { AccessibleNode.normal($0.name) }
      let name = zip(titles, cells).map { "\($0): \($1)" }.joined(separator: ", ")
      let number = row.attributes["aria-rowindex"].flatMap { Int($0) } ?? index
      let count = grid.attributes["aria-rowcount"].flatMap { Int($0) } ?? 0
      append(row, name: name, place: [number - 1, count - 1])
    }
  }
}

extension AccessibleElement {
  /// Whether this is a calendar, a palette or a key pad, whose parts the framework omits.
  fileprivate var hasParts: Bool { hasClass("cal") || hasClass("keypad") }

  /// Whether this is a button of a field with the function of one of the field's keys.
  fileprivate var isBesideField: Bool {
    // The button for the commands is in the framework's tree, too.
    hasClass("fb") && name != "Commands" || hasClass("sw")
  }

  fileprivate var placeInSet: [Int]? {
    guard let number = attributes["aria-posinset"].flatMap({ Int($0) }),
      let count = attributes["aria-setsize"].flatMap({ Int($0) })
    else { return nil }
    return [number, count]
  }

  /// The title of a column, without its number among the sorted columns.
  fileprivate var columnTitle: String {
    let title = AccessibleNode.normal(name)
    return hasClass("asc") || hasClass("desc") ? title.trimmingSuffix { $0.isNumber } : title
  }
}

extension String {
  fileprivate func trimmingSuffix(_ predicate: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, predicate(last) { text.removeLast() }
    return AccessibleNode.normal(String(text))
  }
}
