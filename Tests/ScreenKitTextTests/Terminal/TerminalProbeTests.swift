import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// The reports of a terminal, and their effects.
@MainActor
@Suite(.leakFree) struct TerminalDialogueTests {
  private static let white = TerminalReport.Color(red: 0xFFFF, green: 0xFFFF, blue: 0xFFFF)
  private static let navy = TerminalReport.Color(red: 0, green: 0, blue: 0x4000)

  private func traits(
    _ colors: ColorDepth = .palette, after answers: TerminalReport..., delay: Duration = .zero
  ) -> TerminalTraits {
    var probe = TerminalProbe(TerminalTraits(colors: colors))
    for answer in answers { probe.apply(answer, after: delay) }
    return probe.traits
  }

  @Test(arguments: [
    (TerminalReport.ModeState.set, true), (.reset, true), (.unknown, false), (.alwaysReset, false),
    (.alwaysSet, false),
  ])
  func `frames are synchronized if the terminal supports it`(
    state: TerminalReport.ModeState, expected: Bool
  ) {
    #expect(traits(after: .mode(2026, isPrivate: true, state)).synchronizes == expected)
    #expect(!traits(after: .mode(2027, isPrivate: true, state)).synchronizes)
    #expect(!traits(after: .mode(2026, isPrivate: false, state)).synchronizes)
  }

  @Test func `a known name tells the terminal's capabilities`() {
    let tmux = traits(after: .version("tmux 3.3a"))
    var wrapping = TerminalTraits(colors: .palette, repeats: .ascii)
    wrapping.rewraps = true
    #expect(tmux == wrapping)
    let kitty = traits(after: .version("kitty(0.32.1)"))
    var able = TerminalTraits(colors: .full, repeats: .all)
    (able.images, able.rewraps) = (true, true)
    #expect(kitty == able)
    #expect(traits(after: .version("Something 1.0")) == TerminalTraits(colors: .palette))
    #expect(traits(.none, after: .version("kitty(0.32.1)")).colors == .none)
  }

  @Test func `the background is light or dark, if reported in time`() {
    #expect(traits(after: .color(.background, Self.white)).appearance == .light)
    #expect(traits(after: .color(.background, Self.navy)).appearance == .dark)
    let late = traits(after: .color(.background, Self.white), delay: .seconds(2))
    #expect(late.appearance == .dark)
    #expect(traits(after: .color(.foreground, Self.white)).appearance == .dark)
  }

  @Test func `a new background is applied at any time`() {
    let white = TerminalReport.color(.background, Self.white)
    #expect(
      traits(after: white, .appearance(isDark: true), delay: .seconds(900)).appearance == .dark)
    #expect(traits(after: .appearance(isDark: false), delay: .seconds(900)).appearance == .light)
  }

  @Test func `a chosen background stays, whatever is reported`() {
    let stage = Stage(Label("a"), columns: 8, rows: 2)
    stage.surface.apply(.appearance(isDark: true), after: .zero)
    stage.surface.use(Appearance.light)
    stage.surface.use(ColorDepth.palette)
    stage.surface.apply(.appearance(isDark: true), after: .seconds(900))
    stage.surface.apply(.color(.background, Self.navy), after: .zero)
    #expect(stage.surface.traits.appearance == .light)
    stage.surface.apply(.mode(2026, isPrivate: true, .set), after: .zero)
    #expect(stage.surface.traits.synchronizes)
  }

  @Test(arguments: [
    (["TERM": "xterm"], true), (["TERM": "tmux-256color"], true), ([:], false),
    (["TERM": "dumb"], false), (["TERM": "linux"], false),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], false),
  ])
  func `only a terminal that ignores queries silently is asked`(
    variables: [String: String], expected: Bool
  ) {
    #expect(TerminalProbe.isWelcome { variables[$0] } == expected)
  }

  @Test func `a light background redraws everything in its colours`() {
    let label = Label("Warning")
    label.style.tint = .warning
    let stage = Stage(label, columns: 20, rows: 2)
    #expect(stage.terminal.rows[0][0].style.foreground == .ansi(3))
    stage.surface.apply(.color(.background, Self.white), after: .zero)
    stage.change {}
    #expect(stage.frames.count == 2)
    #expect(stage.terminal.rows[0][0].style.foreground == .palette(94))
    #expect(stage.frames[1].count < 30)
    #expect(stage.isTruthful)
  }

  @Test func `with more colours everything is redrawn`() {
    let image = ImageView([Picture([.init(.ascii, "x")])])
    let stage = Stage(
      Column {
        Label("a")
        image
      }, columns: 8, rows: 2, options: TextOptions(look: .named(.material), colors: .palette))
    stage.surface.apply(.version("foot(1.16.2)"), after: .zero)
    stage.change {}
    #expect(stage.frames.count == 2)
    #expect(stage.terminal.text == "a\nx\n")
  }

  @Test func `a report without news writes nothing`() {
    let stage = Stage(Label("a"), columns: 8, rows: 2)
    stage.surface.apply(.color(.background, Self.navy), after: .zero)
    stage.surface.apply(.mode(2026, isPrivate: true, .unknown), after: .zero)
    stage.surface.apply(.primaryAttributes([62]), after: .zero)
    stage.change {}
    #expect(stage.frames.count == 1)
  }
}
