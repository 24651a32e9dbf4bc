/// A reader of one folder outside of the main actor, which reads in parts until the end or a limit.
struct FileReader: Sendable {
  /// The result of a reading.
  struct Outcome: Sendable {
    /// The entries, folders first.
    var entries: [FileEntry]
    /// Whether the folder has more entries than the limit.
    var isCut: Bool
  }

  /// The number of entries read at once.
  static let slice = 500
  /// The number of entries after which entries are first shown.
  static let firstShown = 1_000

  let source: any FileSource
  let folder: FilePath
  /// The maximum number of entries that are kept.
  let limit: Int
  /// The order of the entries.
  let collation: Collation

  /// Reads all entries.
  ///
  /// - Parameters:
  ///   - count: Called with the number of entries read so far, after every eight parts.
  ///   - show: Called with the sorted entries, each time with eight times as many.
  /// - Returns: The sorted entries, and whether the folder has more.
  /// - Throws: ``FileError``, or `CancellationError` if the task is cancelled.
  func read(
    count: @MainActor @Sendable (Int) -> Void,
    show: @MainActor @Sendable ([FileEntry]) async -> Void
  ) async throws -> Outcome {
    let listing = try await source.open(folder)
    var (entries, nextShown, nextCount): ([FileEntry], Int, Int) = ([], FileReader.firstShown, 0)
    while true {
      try Task.checkCancellation()
      let part = try await listing.next(FileReader.slice)
      let isCut = part.count > limit - entries.count
      entries += part.prefix(limit - entries.count)
      if part.isEmpty || isCut {
        entries = entries.sorted(by: collation)
        try Task.checkCancellation()
        return Outcome(entries: entries, isCut: isCut)
      }
      if entries.count >= nextShown {
        nextShown = entries.count * 8
        entries = entries.sorted(by: collation)
        await show(entries)
      } else if entries.count >= nextCount {
        nextCount = entries.count + FileReader.slice * 8
        await count(entries.count)
      }
    }
  }
}
