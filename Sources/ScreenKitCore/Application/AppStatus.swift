/// The state of an app in a few words, for a bar on every screen.
///
/// ``Application/status`` sets it. The bar is above the key hints along the lower edge.
public struct AppStatus: Hashable, Sendable {
  /// The progress of work in the background.
  public enum Progress: Hashable, Sendable {
    /// The completed fraction, from 0 to 1.
    case fraction(Double)
    /// Work with an unknown completed fraction.
    case unknown
  }

  /// The text at the start of the bar, such as `Synchronizing`; a long text is cut.
  public var text: String
  /// The text at the end of the bar, such as a time or a number of files; never cut.
  public var detail: String
  /// The meaning of the colour of ``text``.
  public var tint: ViewStyle.Tint
  /// The progress of work, shown beside ``detail``; `nil` for none.
  public var progress: Progress?

  /// Creates a status.
  public init(
    _ text: String, detail: String = "", tint: ViewStyle.Tint = .standard,
    progress: Progress? = nil
  ) {
    (self.text, self.detail, self.tint, self.progress) = (text, detail, tint, progress)
  }
}
