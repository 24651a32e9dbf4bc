/// The animation of a screen that comes to the front, for designs from other sources.
///
/// Browsers show it. A terminal shows the ``ScreenTransition`` of its look instead.
public enum ScreenEntrance: String, Hashable, Codable, Sendable, CaseIterable {
  /// The screen moves up from the lower edge.
  case cover
  /// The screen appears gradually.
  case dissolve
  /// The screen rotates around its vertical axis.
  case flip
  /// The screen is uncovered from the lower edge upwards.
  case curl
}
