public import ServerParts

/// The person and the browser of a session.
public struct Visitor: Hashable, Sendable {
  /// The name that the host's ``VisitorGate`` gave; `nil` without names.
  public var user: String?
  /// A text that is the same for all sessions of one browser, for folders and keys of the app.
  ///
  /// The text has only letters, digits, `-` and `_`. It is no secret, and does not let anybody join
  /// a session.
  public var browser: String
  /// The address of the browser; `nil` for a session that was restored without a browser.
  public var address: ClientAddress?
  /// The languages that the browser sent with its GET, best first, such as `de-AT`; at most 20.
  ///
  /// A restored session keeps its languages.
  public var languages: [String]

  /// Creates a visitor.
  public init(
    user: String? = nil, browser: String = "none", address: ClientAddress? = nil,
    languages: [String] = []
  ) {
    (self.user, self.browser) = (user, browser)
    (self.address, self.languages) = (address, languages)
  }
}

extension Visitor {
  /// Returns the language of `offered` that the browser prefers; `nil` if it accepts none of them.
  ///
  /// A tag such as `sr-Latn-RS` of the browser also accepts `sr-Latn` and `sr`, as in the lookup of
  /// RFC 4647. Case is ignored.
  ///
  /// - Parameter offered: The tags of the app's languages, such as `sr` and `en`.
  /// - Returns: One of the tags, or `nil`.
  public func preferredLanguage(of offered: [String]) -> String? {
    for language in languages {
      var tag = Substring(language.lowercased())
      while !tag.isEmpty {
        if let found = offered.first(where: { $0.lowercased() == tag }) { return found }
        tag = tag.lastIndex(of: "-").map { tag[..<$0] } ?? ""
      }
    }
    return nil
  }
}
