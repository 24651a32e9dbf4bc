/// An error for a saved archive that cannot be used; the app starts without it.
public struct UnusableArchive: Error, Hashable, Sendable {
  /// The reason, as the end of a sentence.
  public let reason: String
  /// The new location of the archive, reported by its keeper; `nil` if the archive was not moved.
  public internal(set) var place: String?

  /// Creates the error; called by code that reads the archive.
  public init(reason: String, place: String? = nil) {
    self.reason = reason
    self.place = place
  }
}

extension UnusableArchive: CustomStringConvertible {
  /// The message for users, in English.
  public var description: String {
    text(in: Strings())
  }
}

extension UnusableArchive: TranslatedError {
  /// Returns the message for users; the reason stays English.
  public func text(in strings: Strings) -> String {
    let texts = strings.errors.saving
    return ([texts.unusable(reason)] + [place.map(texts.archiveKept)].compactMap(\.self))
      .joined(separator: " ")
  }
}

extension UnusableArchive: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK805)" }
}
