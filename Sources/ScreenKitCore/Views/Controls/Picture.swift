/// A picture made of text, in editions from the most to the least demanding.
public struct Picture: Hashable, Sendable {
  /// The picture for one size and one set of characters.
  public struct Edition: Hashable, Sendable {
    /// The characters that an edition requires of the display.
    public enum Repertoire: Hashable, Sendable {
      /// Characters of ASCII alone.
      case ascii
      /// Any characters.
      case unicode
    }

    /// The characters required.
    public let repertoire: Repertoire
    /// The lines of the picture from top to bottom, without line feeds.
    public let lines: [String]

    /// Creates an edition from the lines of `text`.
    public init(_ repertoire: Repertoire, _ text: String) {
      self.repertoire = repertoire
      lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The editions; the first that fits is shown.
  public let editions: [Edition]

  /// Creates a picture of `editions`, the preferred one first.
  public init(_ editions: [Edition]) { self.editions = editions }
}
