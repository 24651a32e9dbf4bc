internal import ScreenKitCore

/// Input: keys that the user types, and answers of the terminal.
extension TerminalHost {
  /// Asks the terminal about itself.
  func ask() {
    guard asksTerminal, application.state != .notRunning else { return }
    asked = clock.now
    questions.ask(at: clock.now)
    attempt { () throws(TerminalError) in try terminal.write(TerminalProbe.questions) }
  }

  /// Takes what was typed; all of it is one turn of the loop, and so one frame.
  func read() {
    do {
      let count = try terminal.read(into: buffer)
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      // A line is a turn of its own, so that what it did is told before the next one.
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

  /// Takes what was read for the host while the main queue was stuck.
  func readAhead() { while isListening, terminal.typed.holdsBytes { read() } }

  private func collect(_ typed: TerminalInput, _ events: inout [Event]) {
    switch typed {
    case .event(let event): events.append(event)
    case .answer(let answer):
      if case .primaryAttributes = answer, !questions.answer() { return }
      if let text = surface.clipboard.paste(after: answer) { events.append(.paste(text)) }
      // What nobody asked for is not believed.
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
