/// An error for a saved archive that cannot be used; the app starts without it.
public struct UnusableArchive: Error, Hashable, Sendable {
  /// The reason, as the end of a sentence.
  public let reason: String
  /// The new location of the archive, as its keeper reports it; `nil` if it was not moved.
  public internal(set) var place: String?

  /// Creates the error; called by code that reads the archive.
  public init(reason: String, place: String? = nil) {
    self.reason = reason
    self.place = place
  }
}

extension UnusableArchive: CustomStringConvertible {
  /// A sentence for users.
  public var description: String {
    let kept = place.map { " The archive is kept as \($0)." } ?? ""
    return "The saved screens cannot be used: \(reason).\(kept)"
  }
}
