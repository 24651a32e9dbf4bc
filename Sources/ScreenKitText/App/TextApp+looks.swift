import ScreenKitCore

/// Commands that change the look while the app runs.
extension TextApp {
  /// Adds commands for each look, for a light and a dark background, and for colours on and off.
  func addLookCommands(to application: Application, _ surface: TextSurface) {
    func add(_ name: String, _ action: @escaping @MainActor (TextSurface) throws -> Void) {
      application.add(
        Command(name, keys: []) { [weak surface] in if let surface { try action(surface) } })
    }
    for name in Look.Name.allCases {
      add("Look: \(name)") { surface in
        let look = Look.named(name, glyphs: surface.look.glyphs.isUnicode ? .unicode : .ascii)
        customize(look)
        try surface.use(look)
      }
    }
    for appearance in Appearance.allCases {
      add("Colours: for a \(appearance) background") { $0.use(appearance) }
    }
    add("Colours: none") { $0.use(ColorDepth.none) }
    add("Colours: all") { $0.use(ColorDepth.full) }
  }
}
