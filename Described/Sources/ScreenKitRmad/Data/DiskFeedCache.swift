internal import Foundation
internal import ScreenKitDocuments

/// A cache in a folder, whose files only their owner can read.
///
/// Several processes may share the folder. Each file is replaced as a whole. Damaged files and
/// files of other addresses are ignored.
public actor DiskFeedCache: FeedCache {
  /// The first line of a file; the content follows it.
  private struct Head: Codable {
    var version = 1
    var address: String
    var etag: String?
    var lastModified: String?
    var charset: String?
    var loaded: Date
    var count: Int
  }

  private static let suffix = ".feed"
  private static let longestHead = 1 << 16

  private let folder: String
  private let capacity: Int
  /// Whether this cache has removed the temporary files of killed processes.
  private var hasRemovedDrafts = false

  /// Creates a cache in `folder`, which is created with the first response.
  ///
  /// - Parameters:
  ///   - folder: The path of a folder without other files.
  ///   - capacity: The maximum size of all files together, in bytes.
  public init(folder: String, capacity: Int = 1 << 26) {
    (self.folder, self.capacity) = (folder, capacity)
  }

  /// Returns the stored response for an address.
  public func feed(at address: String) -> CachedFeed? {
    let path = path(of: address)
    guard let size = size(of: path), size <= capacity,
      let data = FileManager.default.contents(atPath: path),
      let end = data.prefix(Self.longestHead).firstIndex(of: 0x0A),
      let head = try? JSONDecoder().decode(Head.self, from: data[..<end]),
      head.version == 1, head.address == address, head.count == data.count - end - 1
    else { return nil }
    return CachedFeed(
      etag: head.etag, lastModified: head.lastModified, charset: head.charset,
      loaded: head.loaded, body: Array(data[(end + 1)...]))
  }

  /// Stores a response.
  public func store(_ feed: CachedFeed, at address: String) {
    let head = Head(
      address: address, etag: feed.etag, lastModified: feed.lastModified, charset: feed.charset,
      loaded: feed.loaded, count: feed.body.count)
    let path = path(of: address)
    guard var data = try? JSONEncoder().encode(head), data.count < Self.longestHead else { return }
    data.append(0x0A)
    data.append(contentsOf: feed.body)
    guard data.count <= capacity else {
      try? FileManager.default.removeItem(atPath: path)
      return
    }
    if !hasRemovedDrafts { removeDrafts() }
    makeSpace(for: data.count, except: path)
    try? OwnerFile(path: path).write(data)
  }

  /// Removes all responses.
  public func removeAll() {
    for path in files { try? FileManager.default.removeItem(atPath: path) }
    removeDrafts()
  }

  private func removeDrafts() {
    OwnerFile.removeDrafts(in: folder)
    hasRemovedDrafts = true
  }

  /// Removes the files written longest ago, until there is space for another one.
  private func makeSpace(for count: Int, except path: String) {
    let others = files.filter { $0 != path }.compactMap {
      path -> (path: String, date: Date, size: Int)? in
      guard let values = try? FileManager.default.attributesOfItem(atPath: path),
        let date = values[.modificationDate] as? Date, let size = values[.size] as? Int
      else { return nil }
      return (path, date, size)
    }
    var size = others.reduce(count) { $0 + $1.size }
    for file in others.sorted(by: { ($0.date, $0.path) < ($1.date, $1.path) }) where size > capacity
    {
      try? FileManager.default.removeItem(atPath: file.path)
      size -= file.size
    }
  }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(Self.suffix) }.map { folder + "/" + $0 }
  }

  private func size(of path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
  }

  /// Returns the path of the file for an address.
  ///
  /// Addresses with the same hash replace each other, which costs only a request.
  private func path(of address: String) -> String {
    folder + "/" + address.stableDigest + Self.suffix
  }
}
