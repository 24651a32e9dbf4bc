import ScreenKitCore
internal import ScreenKitLaunch

/// Colours and characters from a theme file of the user.
extension TextApp {
  func theme(_ launch: TextLaunch, _ look: Look) throws(LaunchError) -> LookTheme? {
    guard let path = launch.common.theme else { return nil }
    do {
      return try LookTheme(path: path, look: look)
    } catch {
      throw LaunchError("\(error)")
    }
  }

  /// Adds a command that reads the theme file again, for systems without file monitoring.
  func addThemeCommand(to application: Application, _ surface: TextSurface) {
    let keys = [KeyPress(.function(5), .control)]
    application.add(
      Command(id: "Reload the theme", { $0.commands.reloadTheme }, keys: keys) {
        [weak application, weak surface] in
        if let application, let surface { try Self.reloadTheme(of: application, surface) }
      })
  }

  /// Reloads the theme after each change of its file, until the returned object is released.
  func watchTheme(
    _ launch: TextLaunch, of application: Application, _ surface: TextSurface
  ) -> FileWatch? {
    launch.common.theme.flatMap { path in
      FileWatch(path) { [weak application, weak surface] in
        guard let application, let surface else { return }
        application.run { try Self.reloadTheme(of: application, surface) }
      }
    }
  }

  /// Reloads the theme; throws an error if the file is invalid, and then the theme stays unchanged.
  private static func reloadTheme(of application: Application, _ surface: TextSurface) throws {
    let warnings = try surface.reloadTheme()
    if !warnings.isEmpty { application.open(NoticePanel(warnings.joined(separator: "\n"))) }
  }
}
