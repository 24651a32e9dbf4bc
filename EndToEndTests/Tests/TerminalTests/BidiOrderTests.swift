internal import Testing

/// The order of text in terminals that reorder it, and mode 8, which leaves the order to the app.
@Suite(.serialized) struct `The order of characters` {
  private static let explicit = "\u{1B}[8l", implicit = "\u{1B}[8h"

  /// Returns the output up to the first frame.
  private func beginning(_ arguments: [String]) throws -> String {
    let terminal = try PseudoTerminal()
    let app = try AppProcess(Programs.path(of: "HeartBeatDemo"), arguments, at: terminal)
    try terminal.waitForFirstFrame()
    let beginning = terminal.transcript
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(terminal.transcript.ranges(of: Self.implicit).count >= 1)
    return beginning
  }

  @Test func `is the app's order by default`() throws {
    let bytes = try beginning([])
    #expect(bytes.contains(Self.explicit) && !bytes.contains(Self.implicit))
  }

  @Test func `is the terminal's order by option`() throws {
    let bytes = try beginning(["--bidi", "logical"])
    let asked = try #require(bytes.firstRange(of: Self.implicit))
    let taken = try #require(bytes.firstRange(of: Self.explicit))
    #expect(taken.upperBound <= asked.lowerBound)
  }
}
