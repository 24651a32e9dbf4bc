/// The layout of read-only text by a backend, used for selection.
///
/// Points are in the backend's units, from the top left corner of the whole text.
@MainActor
public protocol TextGeometry: AnyObject {
  /// The text, with one line for each paragraph, item or cell, which may take several rows.
  var text: TextBuffer { get }

  /// Returns the text position that is nearest before `point`, which may be outside of the text.
  func textPosition(at point: SurfacePoint) -> TextPosition

  /// Returns the point where the character at `position` begins.
  func point(of position: TextPosition) -> SurfacePoint

  /// Returns the text in `range` in the form for the clipboard.
  func copiedText(in range: Range<TextPosition>) -> String
}
