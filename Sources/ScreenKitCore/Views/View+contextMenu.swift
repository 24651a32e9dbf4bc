/// The context menus of views.
extension View {
  /// The closure that returns the commands of the view's context menu; `nil` for no menu.
  ///
  /// Shift-F10 and Alt-Enter open the menu of the focused view. The right button, and a long touch
  /// in a browser, open the menu of the view under the pointer. If this view has no commands, the
  /// menu of its nearest ancestor with commands opens. A view that uses these keys itself, such as
  /// a list with row menus, takes precedence.
  public final var contextMenu: (@MainActor () -> [Command])? {
    get { storedExtras?.contextMenu }
    set {
      viewExtras.contextMenu = newValue
      changed(.appearance)
    }
  }

  /// Whether the view has a context menu; a fast test that retains nothing.
  package final var hasContextMenu: Bool { storedExtras?.contextMenu != nil }

  /// Opens the context menu if `input` requests it; returns whether a menu with commands exists.
  final func opensContextMenu(by input: ViewInput) -> Bool {
    guard hasContextMenu, input.asksForMenu, let application, let contextMenu else { return false }
    return application.openMenu(
      accessibleText, contextMenu(), of: self, by: input.menuOrigin)
  }
}

/// The kind of input that requests a menu.
enum MenuOrigin: Hashable, Sendable {
  case pointer, key, action
}

extension ViewInput {
  fileprivate var menuOrigin: MenuOrigin {
    switch self {
    case .pointer: .pointer
    case .key, .text, .paste: .key
    case .action: .action
    }
  }

  /// Whether the input requests a menu.
  fileprivate var asksForMenu: Bool {
    switch self {
    case .key(let press):
      press.phase == .down
        && (press == KeyPress(.function(10), .shift) || press == KeyPress(.enter, .alt))
    case .pointer(let pointer): pointer.action == .down(.right)
    case .action(.contextMenu), .action(.menu): true
    case .action, .text, .paste: false
    }
  }
}
