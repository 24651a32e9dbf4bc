import ScreenKitCore
internal import ScreenKitLooks

/// The looks of an app, and commands that change their colours while it runs.
extension TextApp {
  /// All looks that the user can choose, with the app's changes.
  var allLooks: [CustomLook] {
    (CustomLook.standard + looks).map { base in
      CustomLook(base.name) { glyphs in
        let look = base.makeLook(glyphs)
        customize(look)
        return look
      }
    }
  }

  /// Adds commands for a light and a dark background, and for colours on and off.
  func addColorCommands(to application: Application, _ surface: TextSurface) {
    func add(
      _ id: String, _ name: @escaping @Sendable (Strings.Looks) -> String,
      _ action: @escaping @MainActor (TextSurface) -> Void
    ) {
      application.add(
        Command(id: id, { name($0.looks) }, keys: []) { [weak surface] in
          if let surface { action(surface) }
        })
    }
    for appearance in Appearance.allCases {
      add("Colours: for a \(appearance) background") {
        appearance == .dark ? $0.darkBackground : $0.lightBackground
      } _: {
        $0.use(appearance)
      }
    }
    add("Colours: none", { $0.noColors }) { $0.use(ColorDepth.none) }
    add("Colours: all", { $0.allColors }) { $0.use(ColorDepth.full) }
  }
}
