import ScreenKitCore

extension TerminalHost {
  /// Queries the terminal when the app opens the input, and holds the first frame until then.
  ///
  /// The frame waits for the reports, but at most ``TerminalProbe/firstFrameDelay``. A frame without
  /// colours does not wait.
  func holdFirstFrame() {
    holdFirstFrame(for: PendingQuestions.timeout)
    recorder?.isHeld = true
    input.queryFeaturesWhenOpened { [unowned self] in
      surface.forgetCursor()
      attempt { () throws(TerminalError) in try terminal.use(.otherKeys) }
      // A frame without colours is shown by now; its cursor is placed again.
      guard surface.output.hold != nil else { return application.run {} }
      holdFirstFrame(for: TerminalProbe.firstFrameDelay)
    }
  }

  private func holdFirstFrame(for limit: Duration) {
    surface.output.hold = clock.schedule(after: limit) { [unowned self] in
      releaseFirstFrame()
      application.run {}
    }
  }

  /// Lets the first frame be written, and a recording begin with the colours known by now.
  func releaseFirstFrame() {
    surface.output.hold = nil
    guard let recorder, recorder.isHeld else { return }
    recorder.header?.conditions["appearance"] = "\(surface.traits.appearance)"
    recorder.isHeld = false
  }

  /// Applies a report of the terminal.
  ///
  /// A replay has no terminal that reports anything. So a recording has the reported background
  /// from its beginning, and the frames of a terminal without optional features.
  func apply(_ report: TerminalReport, after delay: Duration) {
    guard let recorder else { return surface.apply(report, after: delay) }
    guard recorder.isHeld, case .color = report else { return }
    surface.apply(report, after: delay)
  }
}
