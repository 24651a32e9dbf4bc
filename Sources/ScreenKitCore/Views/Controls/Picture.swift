/// A text picture, in editions from the most to the least demanding.
public struct Picture: Hashable, Sendable {
  /// The picture for one size and one set of characters.
  public struct Edition: Hashable, Sendable {
    /// The characters that the display must support for an edition.
    public enum Repertoire: Hashable, Sendable {
      /// ASCII characters only.
      case ascii
      /// Any characters.
      case unicode
    }

    /// The required characters.
    public let repertoire: Repertoire
    /// The lines of the picture from top to bottom, without line feeds.
    public let lines: [String]

    /// Creates an edition from the lines of `text`.
    public init(_ repertoire: Repertoire, _ text: String) {
      self.repertoire = repertoire
      lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The editions; the first one that fits is shown.
  public let editions: [Edition]

  /// Creates a picture of `editions`, the preferred one first.
  public init(_ editions: [Edition]) { self.editions = editions }
}
