extension Strings {
  /// The texts of the bar that finds and replaces text.
  public struct Find: Sendable {
    /// The command that opens the bar, and the name of the field for the text to find.
    public var find = "Find"
    /// The name of the field for the text that replaces hits.
    public var replacement = "Replace with"
    /// The option for a case-sensitive search.
    public var matchCase = "Match case"
    /// The option that finds whole words only.
    public var wholeWords = "Whole words"
    /// The button that goes to the next hit.
    public var next = "Next match"
    /// The button that goes to the previous hit.
    public var previous = "Previous match"
    /// The button that replaces the hit.
    public var replace = "Replace"
    /// The button that replaces all hits.
    public var replaceAll = "Replace all"
    /// The button that closes the bar.
    public var close = "Close"
    /// The text shown without hits.
    public var noHits = "No matches"
    /// The number of hits.
    public var hits: @Sendable (Int) -> String = { $0 == 1 ? "1 match" : "\($0) matches" }
    /// The number of the shown hit, and the number of all hits.
    public var place: @Sendable (Int, Int) -> String = { "\($0) of \($1)" }
    /// The number of replaced hits.
    public var replaced: @Sendable (Int) -> String = { "\($0) replaced" }

    init() {}
  }
}
