/// The movement with which a screen comes to the front, for designs that come from elsewhere.
///
/// Browsers show it. A terminal has the ``ScreenTransition`` of its look instead.
public enum ScreenEntrance: String, Hashable, Codable, Sendable, CaseIterable {
  /// The screen moves up from the lower edge.
  case cover
  /// The screen appears gradually.
  case dissolve
  /// The screen turns round its vertical axis, as a page does.
  case flip
  /// The screen is uncovered from the lower edge upwards.
  case curl
}
