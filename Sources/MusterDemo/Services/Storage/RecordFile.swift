internal import Foundation
internal import ScreenKitDocuments

/// A file of one value that several processes change without losing each other's changes.
///
/// Every change reads what is there now, under a lock, and replaces the file whole or not at all.
/// A file of no use is renamed and told of, and work goes on without it.
struct RecordFile<Content: Codable & Sendable>: Sendable {
  /// Replaces a file whole or not at all; exchanged where a test fills the disk.
  typealias Writing = @Sendable (_ data: Data, _ path: String) throws -> Void

  private struct Envelope: Codable {
    let version: Int
    let content: Content
  }

  private struct Header: Decodable { let version: Int }

  /// Larger files are not read.
  private static var limit: Int { 256 << 20 }
  private static var version: Int { 1 }

  let path: String
  /// The memory that takes changes instead of the disk, if there is any.
  private let memory: MemoryFiles?
  private let writing: Writing

  init(
    path: String, memory: MemoryFiles? = nil,
    writing: @escaping Writing = { try OwnerFile(path: $1).write($0) }
  ) {
    (self.path, self.memory, self.writing) = (path, memory, writing)
  }

  func read() throws -> RecordOutcome<Content?> {
    if let memory { return load(from: memory) }
    guard isThere else { return RecordOutcome(value: nil, notice: nil) }
    return try FileLock(beside: path).hold { try load() }
  }

  /// Changes the content, or `initial` if there is none, and writes it unless `body` throws.
  func update<Result>(
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
      let loaded = try load()
      var content = loaded.value ?? initial
      let result = try body(&content)
      try write(encode(content))
      return RecordOutcome(value: result, notice: loaded.notice)
    }
  }

  func erase() throws {
    if let memory { return memory[path] = Data() }
    guard isThere else { return }
    try FileLock(beside: path).hold {
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
      // The user knows nothing of the file that takes its place only when it is whole.
      throw RecordError.system(path, error.number)
    }
  }

  private func encode(_ content: Content) throws -> Data {
    try JSONEncoder.record.encode(Envelope(version: Self.version, content: content))
  }

  /// Loads what is in memory or else on the disk, where nothing is changed.
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

  /// Renames the file and returns its new path, which no earlier one has.
  private func setAside() throws -> String {
    var number = 1
    while FileManager.default.fileExists(atPath: "\(path).bad-\(number)") { number += 1 }
    let aside = "\(path).bad-\(number)"
    guard rename(path, aside) == 0 else { throw RecordError.system(path, errno) }
    return aside
  }
}

/// What a change or a read of a file gave.
struct RecordOutcome<Value> {
  let value: Value
  /// What the user has to be told of the file.
  let notice: String?
}

/// What is wrong with a file.
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
  /// Three thousand years, in seconds; what lies beyond could neither be shown nor counted with.
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
