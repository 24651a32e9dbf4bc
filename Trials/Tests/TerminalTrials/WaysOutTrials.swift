internal import Testing

@Suite(.serialized) struct `The terminal is given back` {
  @Test(arguments: WayOut.ofEveryApp)
  func `when a healthy app ends`(by way: WayOut) throws {
    try tryOut(way, of: "HeartBeatDemo")
  }

  @Test(arguments: WayOut.ofCrashTrial)
  func `when an app breaks`(by way: WayOut) throws {
    try tryOut(way, of: "CrashTrial")
  }

  private func tryOut(_ way: WayOut, of name: String) throws {
    let terminal = try PseudoTerminal()
    let before = terminal.lineModes
    let app = try TrialProcess(Programs.path(of: name), at: terminal)
    try terminal.waitForFirstFrame()
    #expect(terminal.lineModes != before)

    switch way.cause {
    case .typing(let keys): terminal.type(keys)
    case .signal(let number): app.send(number)
    }

    let ending = try app.waitForEnd(at: terminal)
    #expect(way.endings.contains(ending), "\(ending), after \(terminal.transcript)")
    #expect(terminal.lineModes == before)
    #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
    let afterwards = try #require(terminal.textOnMainScreen)
    #expect(!afterwards.contains("\u{1B}"))
    #expect(way.message.isEmpty ? afterwards.isEmpty : afterwards.contains(way.message))
  }
}

extension PseudoTerminal {
  /// Waits until the app has taken the terminal over and shown something.
  func waitForFirstFrame() throws {
    try eventually("a first frame, after \(transcript.debugDescription)") {
      while receive() != nil {}
      let parts = transcript.split(separator: "\u{1B}[?2004h", maxSplits: 1)
      return parts.last?.contains(" ") == true ? () : nil
    }
  }

  /// What was written after the alternate screen was left for the last time.
  var textOnMainScreen: String? {
    let leave = Array("\u{1B}[?1049l".utf8)
    guard let start = received.ranges(of: leave).last?.upperBound else { return nil }
    return String(decoding: received[start...], as: UTF8.self)
  }
}
