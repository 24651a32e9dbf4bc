/// The style of the status bar.
public enum BarStyle: String, DescribedChoice {
  /// Black.
  case black
  /// Gray.
  case gray
  /// No background.
  case transparent
}

/// A device orientation that a controller supports.
public enum Orientation: String, DescribedChoice {
  /// An upright device.
  case portrait
  /// An upside-down device.
  case upsideDown = "upsidedown"
  /// A device on its left side.
  case landscapeLeft = "landscapeleft"
  /// A device on its right side.
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

/// The transition to an opened controller.
public enum ActionType: String, DescribedChoice {
  /// The usual transition for the component.
  case `default`
  /// A push onto the stack of the navigation controller.
  case navigation
  /// A flip, as of a page.
  case flip
  /// A movement from the bottom edge.
  case coverVertical = "cover_vertical"
  /// A fade.
  case crossDissolve = "cross_dissolve"
  /// A page curl.
  case partialCurl = "partial_curl"

  /// The name of ``flip`` in the descriptions of buttons.
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
