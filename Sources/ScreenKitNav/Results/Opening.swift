import ScreenKitCore

/// The callbacks of a caller that opens a screen for its result.
struct Opening {
  /// Returns whether the screen is still wanted when the transition starts.
  var isWanted: @MainActor () -> Bool = { true }
  /// Called with the new entry just before its screen is shown, or with `nil` if none was needed.
  var didOpen: @MainActor (Navigator, EntryID?) -> Void = { _, _ in }
}
