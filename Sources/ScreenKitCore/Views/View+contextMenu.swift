/// Menus of commands that fit a view.
extension View {
  /// Returns the commands of the view's context menu; `nil` for no menu.
  ///
  /// Shift-F10 and Alt-Enter open the menu of the focused view, the right button that of the view
  /// under the pointer, and in a browser a long touch. If a view has none, or no commands now, that
  /// of the nearest view around it opens. A view that uses these keys itself, such as a list whose
  /// rows have menus, comes first.
  public final var contextMenu: (@MainActor () -> [Command])? {
    get { storedExtras?.contextMenu }
    set {
      viewExtras.contextMenu = newValue
      changed(.appearance)
    }
  }

  /// Whether the view has a context menu; a quick test without a reference to it.
  package final var hasContextMenu: Bool { storedExtras?.contextMenu != nil }

  /// Opens the context menu if `input` asks for it; returns whether there is one with commands.
  final func opensContextMenu(by input: ViewInput) -> Bool {
    guard hasContextMenu, input.asksForMenu, let application, let contextMenu else { return false }
    return application.openMenu(
      accessibleText, contextMenu(), of: self, by: input.menuOrigin)
  }
}

/// The input that asks for a menu.
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

  /// Whether the user asks for a menu.
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
