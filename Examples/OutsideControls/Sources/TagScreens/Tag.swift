public import ScreenKitCore

/// The tag that the app edits.
public final class Tag: Model {
  /// The tint that the user chose.
  @Observed public var tint: ViewStyle.Tint = .standard
  /// The tint that the tag has; `nil` if none was applied yet.
  @Observed public var applied: ViewStyle.Tint?
  /// Whether the tag can be changed.
  @Observed public var isLocked = false

  /// Creates a tag without a colour.
  public override init() {}
}
