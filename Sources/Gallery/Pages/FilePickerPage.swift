import ScreenKitCore

final class FilePickerPage: Page {
  private let files = FilePicker(FilePickerPage.disk, types: FilePickerPage.types)
  private let save = Button("Save a report")

  override func makeView() -> View {
    (files.id, save.id) = ("files", "save")
    files.layout.flex = 1
    return Column(cross: .fill) {
      files
      Row { save }
    }
  }

  override func connect() {
    files.onChoose = { [unowned self] path in log.record("\(path.shownText) was chosen") }
    connect(save, to: FilePickerPage.chooseName)
  }

  /// Asks for a name in a dialog; the name of an existing file has to be confirmed.
  private func chooseName() {
    task { page in
      let picker = FilePicker(FilePickerPage.disk, for: .save(name: "report.md"))
      if let path = await page.application?.chooseFile("Save the report", with: picker) {
        page.log.record("The report is saved as \(path.shownText)")
      }
    }
  }

  private static let types = [
    FileType("All files"), FileType("Pictures", endings: ["png", "jpg"]),
  ]

  /// Files in memory; an app uses a `DiskFileSource` for the files of a disk.
  private static let disk: MemoryFileSource = {
    var files = MemoryFileSource([
      "/music/": 0, "/notes/2025/march.md": 5_120, "/notes/2025/april.md": 6_300,
      "/notes/ideas.md": 910, "/pictures/lake.jpg": 2_140_000, "/pictures/old/harbour.png": 88_000,
      "/chapter 2.md": 12_300, "/chapter 10.md": 9_800, "/README.md": 1_700, "/.profile": 220,
    ])
    let special = [
      FileName("latest.md").map {
        FileEntry($0, .file, size: 6_300, link: Array("notes/2025/april.md".utf8))
      },
      FileName("private").map { FileEntry($0, .folder, problem: .noPermission) },
      FileName("lost.md").map {
        FileEntry($0, .unknown, link: Array("gone.md".utf8), problem: .gone)
      },
      // The framework shows escape sequences in a name as harmless text.
      FileName("\u{1B}[31mred\n.txt").map { FileEntry($0, .file, size: 3) },
    ]
    for entry in special.compactMap(\.self) { files.add(entry) }
    return files
  }()
}
