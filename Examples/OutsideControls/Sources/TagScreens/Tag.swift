public import ScreenKitCore

/// The tag that the app edits.
public final class Tag: Model {
  /// The tint that the user chose.
  @Observed public var tint: ViewStyle.Tint = .standard
  /// The applied tint of the tag; `nil` before the first one.
  @Observed public var applied: ViewStyle.Tint?
  /// Whether the tag can be changed.
  @Observed public var isLocked = false

  /// Creates a tag without a colour.
  public override init() {}
}
