public import Foundation
public import ScreenKitOffline

/// The text of a description with the time at which it came.
public struct KeptDescription: Codable, Hashable, Sendable {
  /// The text.
  public let text: String
  /// The time.
  public let loaded: Date

  /// Creates a kept text.
  public init(text: String, loaded: Date) { (self.text, self.loaded) = (text, loaded) }
}

/// A file that keeps the last good description, readable by its owner alone.
///
/// A file that cannot be used counts as missing, since the network has the description, too.
public struct DescriptionFile: Sendable {
  private let record: RecordFile<KeptDescription?>

  /// Creates a file at `path`; changes can be kept in memory instead, for trial runs.
  public init(path: String, memory: MemoryFiles? = nil) {
    record = RecordFile(path: path, memory: memory)
  }

  /// Returns the kept description, or `nil` if there is none.
  func load() -> KeptDescription? { (try? record.read())?.value ?? nil }

  /// Replaces the kept description.
  func save(_ kept: KeptDescription) { _ = try? record.update(initial: nil) { $0 = kept } }
}
