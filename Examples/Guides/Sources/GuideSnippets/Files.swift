import ScreenKitCore
import ScreenKitDocuments

/// A screen that imports a table of the user's and exports a report.
final class TableScreen: Controller {
  private let files: any FileSource
  private let open = Button("Import")
  private let save = Button("Export")
  private(set) var done: [String] = []

  init(_ files: any FileSource) {
    self.files = files
    super.init()
  }

  override func makeView() -> View {
    Row(spacing: 1) {
      open
      save
    }
  }

  override func connect() {
    connect(open, to: TableScreen.chooseTable)
    connect(save, to: TableScreen.chooseName)
  }

  private func chooseTable() {
    let tables = [FileType("Tables", endings: ["csv", "tsv"]), FileType("All files")]
    task { screen in
      let picker = FilePicker(screen.files, types: tables)
      guard let path = await screen.application?.chooseFile("Import a table", with: picker) else {
        return
      }
      screen.done.append("imported \(path.shownText)")
    }
  }

  private func chooseName() {
    task { screen in
      let picker = FilePicker(screen.files, for: .save(name: "report.md"))
      if let path = await screen.application?.chooseFile("Export the report", with: picker) {
        screen.done.append("exported \(path.shownText)")
      }
    }
  }
}

extension TableScreen {
  /// Creates a screen with the files of one folder, which paths and links cannot leave.
  convenience init(folder: String) throws {
    self.init(try DiskFileSource(in: folder))
  }
}

/// The notes of a service, each in a folder of its topic.
struct NoteFiles: FileSource {
  let topics: @Sendable (FilePath) async -> [String]

  func open(_ folder: FilePath) async throws(FileError) -> any FileListing {
    let names = await topics(folder).compactMap(FileName.init)
    return NoteListing(names.map { FileEntry($0, folder == .root ? .folder : .file) })
  }

  func kind(of path: FilePath) async throws(FileError) -> FileEntry.Kind {
    guard let folder = path.parent, let name = path.name else { return .folder }
    guard await topics(folder).contains(name.shownText) else { throw .gone }
    return folder == .root ? .folder : .file
  }
}

/// All entries of a folder in one part.
actor NoteListing: FileListing {
  private var entries: [FileEntry]

  init(_ entries: [FileEntry]) { self.entries = entries }

  func next(_ count: Int) async throws(FileError) -> [FileEntry] {
    defer { entries.removeFirst(min(count, entries.count)) }
    return Array(entries.prefix(count))
  }
}
