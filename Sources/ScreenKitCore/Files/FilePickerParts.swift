/// The views of a ``FilePicker``.
@MainActor
final class FilePickerParts {
  let rows = FileRows()
  let list: List<FileEntry>
  /// The paths that complete the text of the field above the list.
  let places = ArrayAdapter<String, String>([], id: { $0 }, text: { $0 })
  let path: ComboBox
  /// The button that opens the parent folder.
  let up = Button("")
  let search = SearchField()
  let hidden = Checkbox("")
  let types: Picker
  let note = Label()
  let name = TextField()
  let choose: Button
  /// The buttons below the list.
  let buttons = Row(spacing: 1, main: .trailing) {}

  init(_ purpose: FilePicker.Purpose, _ types: [FileType]) {
    list = List(rows)
    path = ComboBox("", places)
    self.types = Picker("", types.map(\.title))
    choose = Button(nil) { FilePickerParts.title(of: purpose, in: $0) }
    list.layout.flex = 1
    list.layout.height.minimum = 3
    search.layout.flex = 1
    // The fields are as wide as the list.
    for field in [path, search] { field.layout.width = .init() }
    note.layout.flex = 1
    note.truncation = .middle
    note.style.tint = .secondary
    self.types.isHidden = types.count < 2
    name.isHidden = true
    if case .save(let text) = purpose {
      name.isHidden = false
      name.value = text
    }
    buttons.setChildren([note, choose])
    path.layout.flex = 1
  }

  /// Returns the views in order, as one column.
  func makeColumn() -> View {
    Column(cross: .fill) {
      Row(spacing: 1) { [path, up] }
      list
      Row(spacing: 1) { [search, hidden, types] }
      name
      buttons
    }
  }

  /// Sets the texts in a language.
  func translate(to texts: Strings.Files) {
    path.accessibleName = texts.path
    up.title = texts.up
    hidden.title = texts.hidden
    types.title = texts.types
    name.accessibleName = texts.name
    name.placeholder = texts.name
  }

  private nonisolated static func title(
    of purpose: FilePicker.Purpose, in strings: Strings
  ) -> String {
    switch purpose {
    case .file: strings.fields.open
    case .folder: strings.dialogs.files.chooseFolder
    case .save: strings.dialogs.save
    }
  }
}

/// The state of a ``FilePicker``.
@MainActor
struct FilePickerState {
  /// The shown folder.
  var folder: FilePath
  /// The kinds of files that the user can select.
  let types: [FileType]
  /// The rules that select the visible entries.
  var criteria = FileCriteria()
  /// The task that reads the folder.
  let reading = ScreenTask()
  /// The task that selects the visible entries of a large folder.
  let arranging = ScreenTask()
  /// The task that checks a chosen or typed path.
  let checking = ScreenTask()
  /// The number of the last reading; the entries of earlier ones are ignored.
  var readings = 0
  /// The number of the last selection of entries; the results of earlier ones are ignored.
  var arrangements = 0
  /// The name to highlight once its entry is listed.
  var wanted: FileName?
  /// Whether Enter was pressed while the list was out of date.
  var awaitsEnter = false
  /// Whether the folder has more entries than were read.
  var isCut = false
  /// The reason why the folder could not be read, or why the last path could not be used.
  var problem: (any Error)?

  init(_ folder: FilePath, _ types: [FileType]) {
    (self.folder, self.types) = (folder, types)
    criteria.type = types.first
  }

  /// Ends all work.
  func stop() {
    for work in [reading, arranging, checking] { work.cancel() }
  }
}
