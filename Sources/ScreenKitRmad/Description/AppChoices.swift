/// The style of the status bar.
public enum BarStyle: String, DescribedChoice {
  /// Black.
  case black
  /// Gray.
  case gray
  /// Without a ground of its own.
  case transparent
}

/// A way of holding the device that a controller supports.
public enum Orientation: String, DescribedChoice {
  /// Upright.
  case portrait
  /// Upside down.
  case upsideDown = "upsidedown"
  /// On its left side.
  case landscapeLeft = "landscapeleft"
  /// On its right side.
  case landscapeRight = "landscaperight"
}

/// The style of activity indicators.
public enum IndicatorStyle: String, DescribedChoice {
  /// Gray.
  case gray
  /// White.
  case white
  /// White and large.
  case largeWhite = "large_white"
}

/// The way in which a controller is opened.
public enum ActionType: String, DescribedChoice {
  /// The way that is usual for the component.
  case `default`
  /// Onto the stack of the navigation controller.
  case navigation
  /// By turning a page round.
  case flip
  /// From the bottom edge.
  case coverVertical = "cover_vertical"
  /// By fading in.
  case crossDissolve = "cross_dissolve"
  /// By curling a page up.
  case partialCurl = "partial_curl"

  /// The name that buttons use for ``flip``.
  public static var aliases: KeyValuePairs<String, ActionType> { ["flip_horizontal": .flip] }
}

/// The icons that a tab bar item can have by name instead of by address.
public enum SystemIcon: String, DescribedChoice {
  /// Three dots.
  case more
  /// A star.
  case favorites
  /// A medal.
  case featured
  /// A clock.
  case recents
  /// A person.
  case contacts
  /// A clock that runs backwards.
  case history
  /// An open book.
  case bookmarks
  /// A magnifying glass.
  case search
  /// An arrow down.
  case downloads
  /// A star with rays.
  case topRated = "top_rated"
  /// A clock with an arrow.
  case mostRecent = "most_recent"
  /// A list with bars.
  case mostViewed = "most_viewed"
}
