public import Foundation
internal import ScreenKitDocuments

/// A file with one value, which several processes can change without losing changes.
///
/// Every change reads the current content under a lock and replaces the file atomically. It also
/// removes temporary files of killed processes. An unusable file is renamed and reported, and the
/// content starts empty.
public struct RecordFile<Content: Codable & Sendable>: Sendable {
  /// A closure that writes a file atomically; tests replace it to simulate a full disk.
  public typealias Writing = @Sendable (_ data: Data, _ path: String) throws -> Void

  private struct Envelope: Codable {
    let version: Int
    let content: Content
  }

  private struct Header: Decodable { let version: Int }

  /// The maximum size of a file in bytes; larger files are unusable.
  private static var limit: Int { 256 << 20 }
  private static var version: Int { 1 }

  /// The path of the file.
  public let path: String
  /// The memory for changes instead of the disk; `nil` writes to disk.
  private let memory: MemoryFiles?
  private let writing: Writing

  /// Creates a file at `path`; nothing is read or written yet.
  ///
  /// - Parameters:
  ///   - path: The path; the first change creates the folder of the file.
  ///   - memory: Keeps all changes in memory; `nil` writes them to disk.
  public init(path: String, memory: MemoryFiles? = nil) {
    self.init(path: path, memory: memory, writing: { try OwnerFile(path: $1).write($0) })
  }

  /// Creates a file that is written by `writing`, for tests of full disks.
  public init(path: String, memory: MemoryFiles? = nil, writing: @escaping Writing) {
    (self.path, self.memory, self.writing) = (path, memory, writing)
  }

  /// Returns the content, or `nil` if there is none; throws a ``RecordError``.
  public func read() throws -> RecordOutcome<Content?> {
    if let memory { return load(from: memory) }
    guard isThere else { return RecordOutcome(value: nil, notice: nil) }
    return try FileLock(beside: path).hold { try load() }
  }

  /// Changes the content, or `initial` if there is none, and writes it unless `body` throws.
  public func update<Result>(
    initial: Content, _ body: (inout Content) throws -> Result
  ) throws -> RecordOutcome<Result> {
    if let memory {
      let loaded = load(from: memory)
      var content = loaded.value ?? initial
      let result = try body(&content)
      memory[path] = try encode(content)
      return RecordOutcome(value: result, notice: loaded.notice)
    }
    try makeFolder()
    return try FileLock(beside: path).hold {
      OwnerFile(path: path).removeDrafts()
      let loaded = try load()
      var content = loaded.value ?? initial
      let result = try body(&content)
      try write(encode(content))
      return RecordOutcome(value: result, notice: loaded.notice)
    }
  }

  /// Removes the file; throws a ``RecordError``.
  public func erase() throws {
    if let memory { return memory[path] = Data() }
    guard isThere else { return }
    try FileLock(beside: path).hold {
      OwnerFile(path: path).removeDrafts()
      guard unlink(path) == 0 || errno == ENOENT else { throw RecordError.system(path, errno) }
    }
  }

  private var isThere: Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private func makeFolder() throws {
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw RecordError.noFolder(folder)
    }
  }

  private func write(_ data: Data) throws {
    do {
      try writing(data, path)
    } catch let error as OwnerFileError {
      // The error has the path of the file itself, since users do not know the temporary file.
      throw RecordError.system(path, error.number)
    }
  }

  private func encode(_ content: Content) throws -> Data {
    try JSONEncoder.record.encode(Envelope(version: Self.version, content: content))
  }

  /// Returns the content in memory, or else the content on disk; does not rename an unusable file.
  private func load(from memory: MemoryFiles) -> RecordOutcome<Content?> {
    guard let data = memory[path] ?? FileManager.default.contents(atPath: path), !data.isEmpty
    else { return RecordOutcome(value: nil, notice: nil) }
    switch decode(data) {
    case .success(let content): return RecordOutcome(value: content, notice: nil)
    case .failure(let defect):
      return RecordOutcome(
        value: nil, notice: "A saved file cannot be used: \(defect.reason).\n\(path)")
    }
  }

  private func load() throws -> RecordOutcome<Content?> {
    guard isThere else { return RecordOutcome(value: nil, notice: nil) }
    switch decode() {
    case .success(let content): return RecordOutcome(value: content, notice: nil)
    case .failure(let defect):
      let aside = try setAside()
      return RecordOutcome(
        value: nil,
        notice: "A saved file cannot be used: \(defect.reason). It is kept as\n\(aside)")
    }
  }

  private func decode() -> Result<Content, Defect> {
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    guard let size, size <= Self.limit, let data = FileManager.default.contents(atPath: path)
    else { return .failure(Defect(reason: "it cannot be read")) }
    return decode(data)
  }

  private func decode(_ data: Data) -> Result<Content, Defect> {
    guard let header = try? JSONDecoder.record.decode(Header.self, from: data) else {
      return .failure(Defect(reason: "it is damaged"))
    }
    guard header.version == Self.version else {
      return .failure(Defect(reason: "it has version \(header.version), not \(Self.version)"))
    }
    guard let envelope = try? JSONDecoder.record.decode(Envelope.self, from: data) else {
      return .failure(Defect(reason: "it is damaged"))
    }
    return .success(envelope.content)
  }

  /// Renames the file and returns its new path, which was unused.
  private func setAside() throws -> String {
    var number = 1
    while FileManager.default.fileExists(atPath: "\(path).bad-\(number)") { number += 1 }
    let aside = "\(path).bad-\(number)"
    guard rename(path, aside) == 0 else { throw RecordError.system(path, errno) }
    return aside
  }
}

/// The result of reading or changing a file.
public struct RecordOutcome<Value> {
  /// The value.
  public let value: Value
  /// The message for the user if the file was unusable; `nil` otherwise.
  public let notice: String?

  /// Creates an outcome.
  public init(value: Value, notice: String?) { (self.value, self.notice) = (value, notice) }
}

/// The reason why a file is unusable.
private struct Defect: Error {
  let reason: String
}

extension JSONEncoder {
  fileprivate static var record: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.outputFormatting = [.sortedKeys]
    return encoder
  }
}

extension JSONDecoder {
  /// Three thousand years in seconds; calculations with later dates could overflow.
  private static let farthestDate = 1e11

  fileprivate static var record: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      let seconds = try container.decode(Double.self)
      guard abs(seconds) < farthestDate else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(seconds) is no date of ours")
      }
      return Date(timeIntervalSince1970: seconds)
    }
    return decoder
  }
}
