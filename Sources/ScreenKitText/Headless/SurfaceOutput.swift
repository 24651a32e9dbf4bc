/// The receivers of a surface's frames, set by the code that owns the terminal or the test.
@MainActor
package struct SurfaceOutput {
  /// The receiver of a frame's bytes, called once for each frame with changes.
  package var write: (UnsafeRawBufferPointer) -> Void = { _ in }

  /// The function that returns whether the last frame is still being written.
  ///
  /// No frame is written meanwhile; a later one shows all changes.
  var isBusy: () -> Bool = { false }

  /// The receiver of the same bytes without clipboard sequences, such as for a recording.
  ///
  /// The bytes are only valid for a terminal without synchronized output.
  var record: (UnsafeRawBufferPointer) -> Void = { _ in }
}
