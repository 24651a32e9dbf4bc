public import ScreenKitOffline

/// The texts of the framework for described apps, in English unless replaced.
public struct RmadTexts: Sendable {
  /// The title of the button that closes a controller shown over the whole app.
  public var close = "Close"
  /// The title of the command that loads the data of a screen again.
  public var refresh = "Refresh"
  /// The text during the load of a feed.
  public var loading = "Loading …"
  /// The title of the button that cancels a load.
  public var cancel = "Cancel"
  /// The title of the button after a failed load.
  public var retry = "Try again"
  /// The text on a screen without content.
  public var nothing = "This page is empty."
  /// The text in a table without rows.
  public var noRows = "There is nothing here yet."
  /// Returns the text above data that could not be updated, with its age.
  public var asOf: @Sendable (_ age: String) -> String = { "Data from \($0)." }
  /// The texts about new versions of the description.
  public var versions = Versions()
  /// Returns the accessible name of the image at an address.
  public var imageName: @Sendable (_ address: String) -> String = {
    "Image " + ($0.split(separator: "/").last.map(String.init) ?? $0)
  }
  /// Returns an age in words, such as "2 hours ago".
  public var age: @Sendable (ContentAge) -> String = { age in
    switch age {
    case .now: "just now"
    case .minutes(1): "a minute ago"
    case .minutes(let count): "\(count) minutes ago"
    case .hours(1): "an hour ago"
    case .hours(let count): "\(count) hours ago"
    case .days(let count): "\(count) days ago"
    }
  }

  /// Creates the English texts.
  public init() {}
}

extension RmadTexts {
  /// The texts about new versions of a description.
  public struct Versions: Sendable {
    /// The text after a page was closed because the new version does not contain it.
    public var gone = "The page that was open is not in the new version."
    /// Returns the text for a version that was refused, with the number of findings.
    public var refused: @Sendable (_ findings: Int) -> String = {
      "The new version has \($0 == 1 ? "an error" : "\($0) errors"); the old one goes on."
    }
    /// Returns the text for a first version that cannot be used, with the number of findings.
    public var unreadable: @Sendable (_ findings: Int) -> String = {
      "The description of this app has \($0 == 1 ? "an error" : "\($0) errors")."
    }

    /// Creates the English texts.
    public init() {}
  }
}
