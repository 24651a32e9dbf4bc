import ScreenKitCore

/// The receivers of a surface's frames, set by the code that owns the terminal or the test.
@MainActor
package struct SurfaceOutput {
  /// The receiver of a frame's bytes, called once for each frame with changes.
  package var write: (UnsafeRawBufferPointer) -> Void = { _ in }

  /// The function that returns whether the last frame is still being written.
  ///
  /// No frame is written meanwhile; a later one shows all changes.
  var isBusy: () -> Bool = { false }

  /// The time limit of the first frame's wait for the terminal's colours; no frame is written
  /// before it is `nil`.
  var hold: ClockTimer?

  /// Whether the terminal can report the mouse.
  var reportsMouse = true

  /// Whether the terminal wraps rows again when its width changes, by its name in `TERM`.
  var rewraps = false

  /// Whether the terminal erases a marked prompt when its width changes, with the cursor in its row.
  var erasesPrompts = false

  /// The receiver of the same bytes without clipboard sequences, such as for a recording.
  ///
  /// The bytes are only valid for a terminal without synchronized output.
  var record: (UnsafeRawBufferPointer) -> Void = { _ in }
}
