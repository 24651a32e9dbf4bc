import ScreenKitCore

/// The part of a caller in opening a screen for its result.
struct Opening {
  /// Whether the screen is still wanted when its turn has come.
  var isWanted: @MainActor () -> Bool = { true }
  /// Called when the entry was made and is about to be shown, or with `nil` if none had to be.
  var didOpen: @MainActor (Navigator, EntryID?) -> Void = { _, _ in }
}
