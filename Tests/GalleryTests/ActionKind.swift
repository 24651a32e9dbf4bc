import ScreenKitCore

/// The kind of a ``ViewAction``, without its values.
enum ActionKind: Hashable, CaseIterable {
  case press, setBool, setInt, setDouble, setString, edit, submit
  case highlight, activate, toggle, menu, contextMenu, sort, followLink
  case scroll, step, focus, dismiss, goBack, goForward, pointer

  init(_ action: ViewAction) {
    self =
      switch action {
      case .press: .press
      case .setValue(.bool): .setBool
      case .setValue(.int): .setInt
      case .setValue(.double): .setDouble
      case .setValue(.string): .setString
      case .edit: .edit
      case .submit: .submit
      case .highlight: .highlight
      case .activate: .activate
      case .toggle: .toggle
      case .menu: .menu
      case .contextMenu: .contextMenu
      case .sort: .sort
      case .followLink: .followLink
      case .scroll: .scroll
      case .step: .step
      case .focus: .focus
      case .dismiss: .dismiss
      case .goBack: .goBack
      case .goForward: .goForward
      case .pointer: .pointer
      }
  }

  /// Whether the action may close a panel or a popup, open one, or show another page.
  var mayLeave: Bool {
    switch self {
    case .press, .submit, .activate, .menu, .contextMenu, .followLink, .dismiss, .goBack,
      .goForward:
      true
    default: false
    }
  }

  /// The kinds that the controls of a page perform at least, by the name of the page.
  nonisolated static let expected: [String: Set<ActionKind>] = [
    "Button": [.press, .pointer, .focus],
    "Switch": [.setBool, .press],
    "Segments": [.setInt, .step, .press],
    "Picker": [.setInt, .step, .press, .dismiss],
    "Slider": [.setDouble, .step, .pointer],
    "Text field": [.setString, .edit, .submit],
    "Number field": [.setDouble, .setString, .step],
    "Search field": [.setString, .dismiss],
    "Combo box": [.setString, .press, .dismiss],
    "Date field": [.setString, .press, .dismiss, .step],
    "Color field": [.setString, .press, .dismiss, .step],
    "File picker": [.setString, .press],
    "Keyboard": [.press, .submit],
    "List": [.highlight, .activate, .scroll],
    "Huge list": [.highlight, .press, .scroll],
    "Several rows": [.toggle, .menu],
    "Loading": [.press],
    "Tree": [.toggle, .activate],
    "Table": [.sort, .press],
    "Cells of a table": [.setInt, .step, .menu, .highlight],
    "Box and scroll": [.scroll],
    "Split": [.setInt, .step],
    "Many tabs": [.setInt, .step, .scroll, .press],
    "Document": [.followLink, .goBack, .goForward],
    "Line chart": [.setInt, .step],
    "Panel": [.press, .dismiss],
    "Form": [.submit],
    "Commands": [.contextMenu],
    "Context menu": [.menu, .contextMenu],
  ]
}
