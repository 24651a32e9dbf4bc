package import ScreenKitCore

/// The port to a terminal: bytes in, bytes out, its size, and its two modes.
@MainActor package protocol TerminalDevice: AnyObject {
  /// The extent in cells, asked anew at each call; a guess when the terminal does not know it.
  var size: SurfaceSize { get }

  /// Takes the terminal over for screens; once more, when something else has disturbed it.
  ///
  /// What that writes goes out with the first frame.
  func enter() throws(TerminalError)

  /// Gives the terminal back as `enter` found it; nothing happens when it was not entered.
  func leave()

  /// Whether it has not taken all yet that was written; no more frames should come meanwhile.
  var isBusy: Bool { get }

  /// Becomes ready to write when ``goOn()`` is to be called; negative unless it is busy.
  var blockedOutput: Int32 { get }

  /// Writes on where it had to wait.
  func goOn()

  /// Has `onWait` called when it gets busy, `action` when it is no longer, and `onFailure` if it fails
  /// in between.
  func onFree(
    _ action: @escaping () -> Void, onWait: @escaping () -> Void,
    onFailure: @escaping (TerminalError) -> Void)

  /// Writes `bytes` without waiting, the rest of them later; drops them when not entered.
  func write(_ bytes: UnsafeRawBufferPointer) throws(TerminalError)

  /// Takes what was typed, waiting for the first byte; 0 when there was nothing after all.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(TerminalError) -> Int
}
