public import ScreenKitCore

/// A language of the app.
public enum StudentLanguage: String, CaseIterable, Sendable {
  /// Serbian in the Latin alphabet.
  case serbian = "sr"
  /// English.
  case english = "en"

  /// Creates the language that the environment names in `LC_ALL`, `LC_MESSAGES` or `LANG`.
  ///
  /// The default is English, also for languages without texts.
  public init(environment: [String: String]) {
    // As in POSIX, an empty variable counts as missing.
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let language = locale?.prefix { $0.isLetter }.lowercased() ?? ""
    self = StudentLanguage(rawValue: language) ?? .english
  }

  /// The texts of the app.
  public var texts: StudentTexts { self == .serbian ? .serbian : StudentTexts() }

  /// The texts of the framework.
  public var strings: Strings { self == .serbian ? .serbian : Strings() }
}
