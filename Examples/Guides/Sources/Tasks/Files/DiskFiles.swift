import Foundation

/// The files of the disk, processed outside of the main actor.
package struct DiskFiles: FileService {
  private let trashFolder: String

  /// Creates a service that keeps deleted items in `trashFolder`, which need not exist yet.
  package init(trashFolder: String) {
    self.trashFolder = trashFolder
  }

  package func items(in folder: String) async throws -> [FileItem] {
    try await DiskFiles.read(folder)
  }

  package func makeFolder(_ name: String, in folder: String) async throws {
    try await DiskFiles.perform { files in
      let path = try DiskFiles.free(name, in: folder)
      try files.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
  }

  package func rename(_ name: String, to new: String, in folder: String) async throws {
    try await DiskFiles.perform { files in
      try files.moveItem(atPath: "\(folder)/\(name)", toPath: DiskFiles.free(new, in: folder))
    }
  }

  package func copy(_ paths: [String], to folder: String) async throws {
    try await DiskFiles.perform { files in
      for path in paths {
        try files.copyItem(atPath: path, toPath: DiskFiles.target(of: path, in: folder))
      }
    }
  }

  package func move(_ paths: [String], to folder: String) async throws {
    try await DiskFiles.perform { files in
      for path in paths {
        try files.moveItem(atPath: path, toPath: DiskFiles.target(of: path, in: folder))
      }
    }
  }

  package func trash(_ paths: [String]) async throws -> [TrashedItem] {
    let trashFolder = trashFolder
    return try await DiskFiles.perform { files in
      try paths.map { path in
        // A folder for each item, since two of them can have one name.
        let folder = "\(trashFolder)/\(UUID().uuidString)"
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let kept = "\(folder)/\(DiskFiles.name(of: path))"
        try files.moveItem(atPath: path, toPath: kept)
        return TrashedItem(original: path, kept: kept)
      }
    }
  }

  package func restore(_ item: TrashedItem) async throws {
    try await DiskFiles.perform { files in
      guard !DiskFiles.exists(item.original) else {
        throw FileProblem.taken(DiskFiles.name(of: item.original))
      }
      try files.moveItem(atPath: item.kept, toPath: item.original)
      try files.removeItem(atPath: (item.kept as NSString).deletingLastPathComponent)
    }
  }
}

extension DiskFiles {
  private nonisolated static func read(_ folder: String) async throws -> [FileItem] {
    try await perform { files in
      try files.contentsOfDirectory(atPath: folder).compactMap { name in
        let path = "\(folder)/\(name)"
        // The item may have been removed meanwhile.
        guard let its = try? files.attributesOfItem(atPath: path) else { return nil }
        return FileItem(
          name: name, kind: kind(its[.type] as? FileAttributeType, path, files),
          size: (its[.size] as? NSNumber)?.intValue ?? 0,
          permissions: (its[.posixPermissions] as? NSNumber)?.intValue ?? 0)
      }
    }
  }

  private nonisolated static func kind(
    _ type: FileAttributeType?, _ path: String, _ files: FileManager
  ) -> FileItem.Kind {
    switch type {
    case .typeDirectory?: return .folder
    case .typeSymbolicLink?:
      var isFolder: ObjCBool = false
      _ = files.fileExists(atPath: path, isDirectory: &isFolder)
      let target = try? files.destinationOfSymbolicLink(atPath: path)
      return .link(to: target ?? "?", isFolder: isFolder.boolValue)
    default: return .file
    }
  }

  /// Performs work with files on another thread than the main one.
  private nonisolated static func perform<Result: Sendable>(
    _ body: @Sendable (FileManager) throws -> Result
  ) async throws -> Result {
    do { return try body(.default) } catch let error as CocoaError {
      throw FileProblem(title: "Something went wrong", message: sentence(error))
    }
  }

  private nonisolated static func sentence(_ error: CocoaError) -> String {
    let name = error.filePath.map(name) ?? "It"
    return switch error.code {
    case .fileReadNoPermission, .fileWriteNoPermission: "You have no permission for “\(name)”."
    case .fileNoSuchFile, .fileReadNoSuchFile: "“\(name)” does not exist any more."
    case .fileWriteOutOfSpace: "The disk is full."
    case .fileWriteVolumeReadOnly: "The disk cannot be written."
    default: error.localizedDescription
    }
  }

  /// Returns the path for a new item.
  private nonisolated static func free(_ name: String, in folder: String) throws -> String {
    if let problem = FileName.problem(name) {
      throw FileProblem(title: "“\(name)” is no name", message: problem)
    }
    let path = "\(folder)/\(name)"
    guard !exists(path) else { throw FileProblem.taken(name) }
    return path
  }

  /// Returns the path of an item in another folder.
  private nonisolated static func target(of path: String, in folder: String) throws -> String {
    let name = name(of: path)
    let place = URL(filePath: folder).resolvingSymlinksInPath().path + "/"
    let item = URL(filePath: path).resolvingSymlinksInPath().path + "/"
    guard !place.hasPrefix(item) else { throw FileProblem.within(name) }
    return try free(name, in: folder)
  }

  /// Returns whether there is anything at a path, also a broken link.
  private nonisolated static func exists(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }

  private nonisolated static func name(of path: String) -> String {
    (path as NSString).lastPathComponent
  }
}
