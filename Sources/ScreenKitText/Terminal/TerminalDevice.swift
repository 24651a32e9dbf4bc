import ScreenKitCore

/// A terminal device, which reads and writes bytes, reports its size, and enters and leaves app
/// mode.
@MainActor protocol TerminalDevice: AnyObject {
  /// The size in cells, queried at each call; an assumed size if the terminal reports none.
  var size: SurfaceSize { get }

  /// Takes the terminal over for screens; called again after another program has used it.
  ///
  /// The escape sequences are written with the first frame.
  func enter() throws(TerminalError)

  /// Restores the terminal to its state before `enter`; does nothing if it was not entered.
  func leave()

  /// Whether written bytes are still pending; no more frames should be written meanwhile.
  var isBusy: Bool { get }

  /// The descriptor to poll before ``goOn()``, ready when it can be written to; negative unless
  /// busy.
  var blockedOutput: Int32 { get }

  /// Continues to write pending bytes.
  func goOn()

  /// Sets the handlers of the output's state.
  ///
  /// - Parameters:
  ///   - action: Called when all pending bytes were written.
  ///   - onWait: Called when bytes become pending.
  ///   - onFailure: Called if the terminal fails while bytes are pending.
  func onFree(
    _ action: @escaping () -> Void, onWait: @escaping () -> Void,
    onFailure: @escaping (TerminalError) -> Void)

  /// Writes `bytes` without waiting, the rest later; drops them if the terminal was not entered.
  func write(_ bytes: UnsafeRawBufferPointer) throws(TerminalError)

  /// Reads typed bytes into `buffer`; returns their number, 0 if there were none.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(TerminalError) -> Int
}
