public import ScreenKitCore
public import ScreenKitText

/// A stage that runs an app in plain lines, with a model of the listener.
@MainActor
public final class LinearStage {
  /// The app under test.
  public let application: Application
  /// The clock of the app.
  public let clock = ManualClock()
  /// All written lines.
  public private(set) var transcript = ""
  /// The listener's knowledge.
  public private(set) var model = LinearModel()
  private let surface: TextSurface
  private var start = 0

  /// Starts an app that is shown as lines.
  public init(_ root: Controller, glyphs: GlyphSet = .unicode) {
    var options = TextOptions(look: .named(.terminal, glyphs: glyphs))
    options.isLinear = true
    surface = TextSurface(size: CellSize(columns: 80, rows: 24), options: options)
    application = Application(root: root, surface: surface, clock: clock)
    surface.output.write = { [weak self] bytes in self?.take(String(decoding: bytes, as: UTF8.self))
    }
    application.start()
  }

  /// Returns the lines since the last call.
  public func heard() -> [String] {
    defer { start = transcript.utf8.count }
    let text = String(decoding: transcript.utf8.dropFirst(start), as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }

  /// Presses `keys`, one after the other, and returns the written lines.
  public func press(_ keys: KeyPress...) -> [String] {
    _ = heard()
    for key in keys { application.dispatch(.key(key)) }
    return heard()
  }

  /// Makes a change, and returns the written lines.
  public func change(_ body: () -> Void) -> [String] {
    _ = heard()
    body()
    application.run {}
    return heard()
  }

  /// Writes the whole screen again.
  public func redraw() {
    surface.redraw()
    application.run {}
  }

  /// Whether the listener's model matches the screen, without an unknown line.
  public var isTruthful: Bool {
    let screen = LinearScreen(application.window.semantics)
    let shown = LinearModel.Layer(
      heading: screen.heading(), lines: screen.lines.map(\.text), focus: screen.focus)
    return model.layers.last == shown && model.riddles.isEmpty
  }

  /// Whether the lines have no control characters except line ends.
  public var isPlain: Bool {
    transcript.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || ![.control, .lineSeparator, .paragraphSeparator, .surrogate].contains(
          scalar.properties.generalCategory) && !(0x202A...0x202E ~= scalar.value)
          && !(0x2066...0x2069 ~= scalar.value)
    }
  }

  private func take(_ text: String) {
    transcript += text
    model.take(text)
  }
}
