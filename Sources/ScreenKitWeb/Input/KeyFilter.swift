internal import ScreenKitCore

/// The keys that the client sends; the browser keeps all others.
@MainActor
enum KeyFilter {
  /// The keys of terminal apps that a browser needs itself.
  private static let browsers: Set<String> = ["Tab", "Shift-Tab", "Ctrl-C", "Ctrl-V", "Ctrl-X"]

  /// The command without a key in a browser, where the user closes the page instead.
  private static let quit = "Quit"

  /// The usual keys of web pages for a search of commands, and the command for them by default.
  private static let palette: (keys: [String], id: String) = (["Ctrl-K", "Super-K"], "Commands")

  /// The first presses of all active commands, which are compared faster than their names.
  struct Presses: Equatable {
    var presses: [KeyPress] = []
    var hasPalette = false

    /// The names of the keys, in a fixed order.
    @MainActor var names: [String] {
      var names = Set(presses.map(\.description))
      names.insert("Esc")
      if hasPalette { names.formUnion(palette.keys) }
      return names.subtracting(browsers).sorted()
    }
  }

  /// Returns the first presses of all commands with keys now, and of the focused button.
  ///
  /// The keys of disabled commands belong to the app too; the browser would use them itself.
  static func presses(in application: Application) -> Presses {
    var keys = Presses()
    for (_, commands) in application.commandsWithKeys {
      for command in commands where command.id != quit {
        if command.id == palette.id { keys.hasPalette = true }
        for chord in command.chords { keys.presses.append(chord.first) }
      }
    }
    if let button = application.focus.view as? Button, button.takesKeys {
      for hint in button.keyHints { keys.presses.append(hint.chord.first) }
    }
    return keys
  }

  /// Returns the press for `text`; `nil` if there is none, or if the browser keeps it.
  static func press(_ text: String, in application: Application) -> KeyPress? {
    guard !browsers.contains(text), let press = KeyPress(text) ?? KeyFilter.character(text) else {
      return nil
    }
    let owner = application.commandsWithKeys.lazy.flatMap(\.commands)
      .first { $0.chords.contains { $0.first == press } }
    if owner == nil, palette.keys.contains(text) {
      return application.commandsWithKeys.lazy.flatMap(\.commands)
        .first { $0.id == palette.id }?.chords.first { $0.presses.count == 1 }?.first ?? press
    }
    return owner?.id == quit ? nil : press
  }

  private static func character(_ text: String) -> KeyPress? {
    text.count == 1 ? text.first.map { KeyPress(.character($0)) } : nil
  }
}

extension Button {
  /// Whether the button is of an app's own class and uses further keys.
  var takesKeys: Bool {
    guard type(of: self) != Button.self else { return false }
    return keyHints.contains { $0.chord.first != KeyPress(.enter) }
  }
}
