public import Foundation
internal import ScreenKitDocuments
public import ScreenKitOffline

/// The text of a description with the time of its arrival.
public struct KeptDescription: Codable, Hashable, Sendable {
  /// The text of the description.
  public let text: String
  /// The time.
  public let loaded: Date

  /// Creates a stored text.
  public init(text: String, loaded: Date) { (self.text, self.loaded) = (text, loaded) }
}

/// A file with the last valid description, which only its owner can read.
///
/// An unusable file counts as missing, since the network has the description, too.
public struct DescriptionFile: Sendable {
  private let record: RecordFile<KeptDescription?>

  /// Creates a file at `path`; with `memory`, changes are kept in memory instead, for trial runs.
  public init(path: String, memory: MemoryFiles? = nil) {
    record = RecordFile(path: path, memory: memory)
  }

  /// Creates the file in `folder` for the description at `address`.
  ///
  /// Each address has its own file, since an app must not start with the description of another.
  init(folder: String, address: String) {
    self.init(path: "\(folder)/description-\(address.stableDigest).json")
  }

  /// Returns the stored description, or `nil` if there is none.
  func load() -> KeptDescription? { (try? record.read())?.value ?? nil }

  /// Replaces the stored description.
  func save(_ kept: KeptDescription) { _ = try? record.update(initial: nil) { $0 = kept } }
}
