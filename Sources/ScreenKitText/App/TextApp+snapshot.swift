import ScreenKitCore
internal import ScreenKitLaunch

/// Snapshots of the app, made without a terminal.
extension TextApp {
  /// Returns the screen after the presses of the keys on the command line, with a stopped clock.
  ///
  /// Tasks that start meanwhile, such as a login, are awaited before the next key.
  func snapshot(_ launch: TextLaunch, _ format: TextLaunch.SnapshotFormat) async throws -> String {
    let size = placement(launch).extent(in: launch.terminal.size)
    let conditions = conditions(launch, size: size)
    let surface = TextSurface(size: size, options: try options(conditions, launch))
    var told = ""
    if launch.terminal.isAccessible {
      surface.output.write = { told += String(decoding: $0, as: UTF8.self) }
    }
    let application = makeApplication(
      try makeRoot(opening: launch.common.link), surface, ManualClock())
    var failure: (any Error)?
    application.ports.onEnd = { if case .failed(let error) = $0 { failure = error } }
    application.start()
    await application.waitUntilIdle()
    for event in Self.events(of: launch.terminal.presses) {
      application.dispatch(event)
      await application.waitUntilIdle()
    }
    if let failure { throw failure }
    if launch.terminal.isAccessible { return told }
    return switch format {
    case .text: surface.snapshot.text
    case .styled: surface.snapshot.styled(colors: conditions.colors, on: conditions.appearance)
    case .svg: surface.snapshot.svg(on: conditions.appearance)
    }
  }

  /// Returns the events for `text`, typed at a terminal; a carriage return is the Enter key.
  private static func events(of text: String) -> [Event] {
    var events: [Event] = []
    var decoder = InputDecoder()
    let collect: (TerminalInput) -> Void = {
      if case .event(let event) = $0 { events.append(event) }
    }
    decoder.feed(text.utf8, collect)
    while decoder.awaitsTimeout { decoder.timeOut(collect) }
    return events
  }
}
