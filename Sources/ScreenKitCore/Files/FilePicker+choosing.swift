/// The keys, the typed paths and the choice of an entry.
extension FilePicker {
  func connectParts() {
    let (list, path) = (parts.list, parts.path)
    parts.up.action = { [unowned self] in
      if let parent = folder.parent { show(parent) }
    }
    list.action = { [unowned self] in try enter() }
    list.onLoadMore = { [unowned self] in read() }
    list.onRefresh = { [unowned self] in reload() }
    path.onChange = { [unowned self] _ in state.problem = nil }
    parts.search.onChange = { [unowned self] text in
      state.criteria.query = text
      if text.isEmpty { parts.search.resultCount = nil }
      arrange()
    }
    parts.hidden.onChange = { [unowned self] in showsHidden = $0 }
    parts.types.onChange = { [unowned self] index in
      state.criteria.type = state.types[index]
      arrange()
    }
    parts.choose.action = { [unowned self] in try press() }
    parts.name.validation = { [unowned self] in
      FileName($0) == nil ? strings.errors.files.badName : nil
    }
    parts.name.onSubmit = { [unowned self] in save($0) }
  }

  func handle(_ press: KeyPress) throws -> Bool {
    switch press {
    case KeyPress(.escape) where isReading: cancelReading()
    case KeyPress(".", .alt): try parts.hidden.setByUser(!showsHidden)
    case KeyPress(.enter) where parts.path.field.isFocused: go(to: parts.path.value)
    case KeyPress(.enter) where parts.search.field.isFocused: try enter()
    case KeyPress(.right) where parts.list.isFocused:
      guard let entry = parts.list.highlightedItem, entry.kind == .folder else { return false }
      open(entry)
    case KeyPress(.left) where parts.list.isFocused,
      KeyPress(.backspace) where parts.list.isFocused:
      guard let parent = folder.parent else { return false }
      show(parent)
    case "/" where parts.list.isFocused: application?.focus.move(to: parts.search)
    default: return false
    }
    return true
  }

  /// Opens or chooses the highlighted entry, once the list is up to date.
  func enter() throws {
    state.awaitsEnter = state.arranging.isRunning
    if !state.awaitsEnter { try useHighlighted() }
  }

  /// Opens or chooses the highlighted entry.
  func useHighlighted() throws {
    state.awaitsEnter = false
    guard let entry = parts.list.highlightedItem else { return }
    if entry.kind == .folder { return open(entry) }
    switch purpose {
    case .file: try choose(entry)
    case .folder: break
    case .save:
      parts.name.value = entry.name.exactText ?? parts.name.value
      application?.focus.move(to: parts.name)
    }
  }

  private func open(_ entry: FileEntry) {
    if let problem = entry.problem { return refuse(problem) }
    show(folder.appending(entry.name))
    if parts.search.field.isFocused { application?.focus.move(to: parts.list) }
  }

  private func choose(_ entry: FileEntry) throws {
    if let problem = entry.problem { return refuse(problem) }
    try choose(folder.appending(entry.name))
  }

  /// Shows the reason why an entry or a path cannot be used.
  private func refuse(_ problem: FileError) {
    state.problem = problem
    showNote()
  }

  /// Performs the button below the list.
  private func press() throws {
    switch purpose {
    case .file: try enter()
    case .folder: try choose(folder)
    case .save: if parts.name.validate() == nil { save(parts.name.value) }
    }
  }

  private func choose(_ path: FilePath) throws {
    state.reading.cancel()
    try onChoose?(path)
    didChoose?(path)
  }

  /// Opens the folder at a typed path, or chooses the file there.
  func go(to text: String) {
    if text == folder.exactText ?? folder.shownText { return read() }
    guard let path = FilePath(text, in: folder) else { return refuse(.gone) }
    check(path) { picker, kind in
      if kind == .folder {
        picker.show(path)
        picker.application?.focus.move(to: picker.parts.list)
      } else if case .save = picker.purpose, let parent = path.parent, let name = path.name {
        picker.show(parent)
        picker.parts.name.value = name.exactText ?? picker.parts.name.value
      } else if picker.purpose == .folder {
        picker.refuse(.notAFolder)
      } else {
        try picker.choose(path)
      }
    } onFailure: { picker, error in
      picker.refuse(error)
    }
  }

  /// Chooses the file called `text` in the folder; asks before an existing file is replaced.
  private func save(_ text: String) {
    guard let name = FileName(text) else { return }
    let path = folder.appending(name)
    check(path) { picker, kind in
      if kind == .folder { picker.show(path) } else { picker.askToReplace(path) }
    } onFailure: { picker, error in
      if error == .gone { try picker.choose(path) } else { picker.refuse(error) }
    }
  }

  private func askToReplace(_ path: FilePath) {
    guard let application else { return }
    let texts = strings.dialogs.files.replacing
    let dialog = Dialog<Bool>(
      texts.title(path.name?.shownText ?? ""), message: texts.message,
      buttons: [DialogButton(texts.replace, .destructive, answer: true), .cancel()])
    dialog.open(in: application) { [weak self, weak application] answer in
      guard answer == true, let self else { return }
      application?.attempt { try self.choose(path) }
    }
  }

  /// Determines the kind of the file at `path`, and calls one of the closures in a turn.
  private func check(
    _ path: FilePath, then body: @escaping @MainActor (FilePicker, FileEntry.Kind) throws -> Void,
    onFailure: @escaping @MainActor (FilePicker, FileError) throws -> Void
  ) {
    guard let application else { return }
    let source = source
    state.checking.start(in: application, onFailure: { _ in }) { [weak self, weak application] in
      let result: Result<FileEntry.Kind, FileError>
      do throws(FileError) {
        result = .success(try await source.kind(of: path))
      } catch {
        result = .failure(error)
      }
      try Task.checkCancellation()
      application?.run {
        guard let self else { return }
        switch result {
        case .success(let kind): try body(self, kind)
        case .failure(let error): try onFailure(self, error)
        }
      }
    }
  }
}
