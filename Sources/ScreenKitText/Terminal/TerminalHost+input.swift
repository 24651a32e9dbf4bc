internal import ScreenKitCore

/// Input: keys that the user types, and reports of the terminal.
extension TerminalHost {
  /// Queries the terminal's features and colours.
  func ask() {
    guard asksTerminal, application.state != .notRunning else { return }
    asked = clock.now
    questions.ask(at: clock.now)
    attempt { () throws(TerminalError) in try terminal.write(TerminalProbe.questions) }
  }

  /// Reads the pending input and dispatches it as one turn, so that it causes one frame.
  func read() {
    do {
      let count = try terminal.read(into: buffer)
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      // Each line is a turn of its own, so that its effect is printed before the next line.
      if terminal.ownership == .wholeLines {
        let events = lineInput.feed(bytes, Process.complainOfLongLine)
        return events.forEach { application.dispatch($0) }
      }
      var events: [Event] = []
      decoder.expectsAnswers = !questions.isEmpty(at: clock.now)
      decoder.feed(bytes) { collect($0, &events) }
      terminal.typed.note(unfinished: decoder.unfinished)
      application.dispatch(events)
      armEscapeTimer()
    } catch {
      lose(error)
    }
  }

  /// Dispatches input that the watchdog has read while the main queue was blocked.
  func readAhead() { while isListening, terminal.typed.holdsBytes { read() } }

  private func collect(_ typed: TerminalInput, _ events: inout [Event]) {
    switch typed {
    case .event(let event): events.append(event)
    case .answer(let answer):
      if case .primaryAttributes = answer, !questions.answer() { return }
      if let text = surface.clipboard.paste(after: answer) { events.append(.paste(text)) }
      // Reports that the app has not asked for are ignored.
      guard let asked else { return }
      surface.take(answer, after: clock.now - asked)
      if case .keyboardFlags = answer {
        attempt { () throws(TerminalError) in try terminal.takeKeyboard() }
      }
    }
  }

  private func armEscapeTimer() {
    escapeTimer = decoder.timeout.map { timeout in
      clock.schedule(after: timeout) { [unowned self] in
        var events: [Event] = []
        decoder.timeOut { collect($0, &events) }
        terminal.typed.note(unfinished: decoder.unfinished)
        application.dispatch(events)
        armEscapeTimer()
      }
    }
  }
}
