import LineApps
import PlainLines
import ScreenKitCore
import ScreenKitLaunch
import Testing

/// The command line of apps on this host.
@MainActor
@Suite("Launching on lines")
struct LaunchTests {
  /// Returns the first screen of `app`, launched with `arguments`.
  private func firstScreen(of app: LineApp, _ arguments: String...) throws -> [String] {
    var app = app.app
    let launch = try Launch(arguments, own: app.options, host: LineProgram.options)
    try app.applyOptions(of: launch)
    return Stage(try app.makeRoot(opening: launch.link)).lines
  }

  @Test func `the options of an app work as in a terminal`() throws {
    let buttons = try firstScreen(of: .gallery, "--page", "Button", "--language", "de")
    #expect(buttons.contains { $0.contains("button, ") })
    #expect(try firstScreen(of: .gallery) != buttons)
    #expect(
      throws: LaunchError("--language: unknown value \"fr\"; choose one of en, de, sr-Latn, ar")
    ) {
      try firstScreen(of: .gallery, "--language", "fr")
    }
    #expect(throws: LaunchError("--rate takes a number from 30 to 220, not 7")) {
      try firstScreen(of: .heartbeat, "--rate", "7")
    }
  }

  @Test func `a link is opened at the start`() throws {
    let settings = try firstScreen(of: .heartbeat, "--open", "heart://settings")
    #expect(settings.first?.contains("Settings") == true)
    #expect(throws: LaunchError("--open: CounterApp has no links")) {
      try firstScreen(of: .counter, "--open", "counter://one")
    }
  }

  @Test func `options that this host does not have are unknown`() {
    #expect(throws: LaunchError("unknown option --size; --help lists them")) {
      try firstScreen(of: .counter, "--size", "20x6")
    }
  }
}
