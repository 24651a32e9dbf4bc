import ScreenKitCore
internal import ScreenKitLooks

/// The looks of an app, and commands that change the look while it runs.
extension TextApp {
  /// The names of all looks that the user can choose.
  private var lookNames: [String] { Look.Name.allCases.map(\.rawValue) + looks.map(\.name) }

  /// Creates the look called `name` with the app's changes; `nil` if there is none.
  func look(named name: String, glyphs: GlyphSet) -> Look? {
    // The initializer from a raw value would load a type for its table of names at each start.
    let look =
      Look.Name.allCases.first { $0.rawValue == name }.map { Look.named($0, glyphs: glyphs) }
      ?? looks.first { $0.name == name }?.makeLook(glyphs)
    if let look { customize(look) }
    return look
  }

  /// Adds commands for each look, for a light and a dark background, and for colours on and off.
  func addLookCommands(to application: Application, _ surface: TextSurface) {
    func add(
      _ id: String, _ name: @escaping @Sendable (Strings.Looks) -> String,
      _ action: @escaping @MainActor (TextSurface) throws -> Void
    ) {
      application.add(
        Command(id: id, { name($0.looks) }, keys: []) { [weak surface] in
          if let surface { try action(surface) }
        })
    }
    for name in lookNames {
      add("Look: \(name)", { $0.look(name) }) { surface in
        let glyphs = surface.look.glyphs.isUnicode ? GlyphSet.unicode : .ascii
        if let look = look(named: name, glyphs: glyphs) { try surface.use(look) }
      }
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
