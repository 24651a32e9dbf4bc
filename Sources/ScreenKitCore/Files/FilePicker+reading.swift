/// The reading of folders, and the selection of the visible entries.
extension FilePicker {
  /// The maximum number of entries that are searched within a turn.
  static let quickCount = 5_000
  /// The maximum number of the folder's entries that are searched for completions of the path.
  private static let completions = 200

  /// Shows the path of the folder without entries, and reads them once the list is visible.
  func showFolder() {
    parts.path.value = folder.exactText ?? folder.shownText
    parts.path.close()
    parts.list.accessibleName = folder.shownText
    parts.search.value = ""
    state.criteria.query = ""
    parts.up.isEnabled = folder != .root
    state.arranging.cancel()
    show(FileBatch(collation: state.criteria.collation), follows: false)
    read()
  }

  /// Reads the folder, or lets the list request the reading when it becomes visible.
  func read() {
    state.reading.cancel()
    state.readings += 1
    (state.problem, state.isCut, state.awaitsEnter) = (nil, false, false)
    state.criteria.collation = Collation(language: strings.language)
    if let known = source.knownEntries(of: folder), known.count <= FilePicker.quickCount {
      return showKnown(known)
    }
    guard let application else {
      parts.list.loading.more = .available
      return
    }
    parts.list.loading.more = .underWay
    let number = state.readings
    let reader = FileReader(
      source: source, folder: folder, limit: FilePicker.limit, collation: state.criteria.collation)
    state.reading.start(in: application, onFailure: { [weak self] in self?.readingFailed($0) }) {
      [weak self] in
      let outcome = try await reader.read(
        count: { [weak self] in self?.reading(number, hasRead: $0) },
        show: { [weak self] in await self?.show($0, of: number) })
      await self?.show(outcome.entries, of: number)
      self?.end(number, isCut: outcome.isCut)
    }
    showNote(read: 0)
  }

  private func showKnown(_ entries: [FileEntry]) {
    show(batch(entries.sorted(by: state.criteria.collation)), follows: false)
    finishReading()
  }

  /// Performs `body` as a turn, unless another reading has begun.
  private func turn(of number: Int, _ body: @escaping @MainActor (FilePicker) -> Void) {
    application?.run { [weak self] in
      if let self, number == state.readings, isReading { body(self) }
    }
  }

  private func reading(_ number: Int, hasRead count: Int) {
    turn(of: number) { $0.showNote(read: count) }
  }

  private func end(_ number: Int, isCut: Bool) {
    turn(of: number) { $0.finishReading(isCut: isCut) }
  }

  func finishReading(isCut: Bool = false) {
    state.isCut = isCut
    parts.list.loading.more = .none
    parts.list.loading.isRefreshing = false
    showNote()
    completePaths()
  }

  private func readingFailed(_ error: any Error) {
    state.problem = error
    finishReading()
  }

  /// Shows `entries` of the reading `number`, unless another reading has begun.
  private func show(_ entries: [FileEntry], of number: Int) async {
    let arrangement = state.arrangements
    guard let batch = try? await FilePicker.batch(entries, state.criteria) else { return }
    turn(of: number) { picker in
      if arrangement == picker.state.arrangements {
        picker.show(batch, follows: false)
      } else {
        // The user has changed the rules meanwhile.
        picker.parts.rows.batch = FileBatch(
          entries: entries, rows: nil, collation: picker.state.criteria.collation)
        picker.arrange()
      }
    }
  }

  /// Shows the entries that match the current rules; outside of the main actor for a large folder.
  func arrange() {
    state.arrangements += 1
    state.awaitsEnter = false
    state.arranging.cancel()
    let (number, criteria) = (state.arrangements, state.criteria)
    let entries = parts.rows.batch.entries
    guard entries.count > FilePicker.quickCount, let application else {
      return show(batch(entries))
    }
    state.arranging.start(in: application, onFailure: { _ in }) { [weak self] in
      let batch = try await FilePicker.batch(entries, criteria)
      self?.application?.run { [weak self] in
        guard let self, number == state.arrangements else { return }
        show(batch)
        if state.awaitsEnter { try useHighlighted() }
      }
    }
  }

  private func batch(_ entries: [FileEntry]) -> FileBatch {
    FileBatch(
      entries: entries, rows: try? state.criteria.rows(of: entries),
      collation: state.criteria.collation)
  }

  private nonisolated static func batch(
    _ entries: [FileEntry], _ criteria: FileCriteria
  ) async throws -> FileBatch {
    FileBatch(
      entries: entries, rows: try criteria.rows(of: entries), collation: criteria.collation)
  }

  /// Shows `batch`, and keeps the highlighted entry if `follows`, or if its row is not the first.
  private func show(_ batch: FileBatch, follows: Bool = true) {
    let list = parts.list
    let (old, name) = (list.highlightedRow?.row ?? 0, list.highlightedItem?.name)
    parts.rows.batch = batch
    let wanted = state.wanted.flatMap(batch.row)
    if wanted != nil { state.wanted = nil }
    let current = follows || old > 0 ? name.flatMap(batch.row) : nil
    let row = RowIndex(max(0, min(wanted ?? current ?? old, batch.count - 1)))
    // The list would search all rows for an entry that no longer exists.
    list.cursor = batch.count == 0 ? ListCursor() : ListCursor(row: row, id: list.data.id(at: row))
    list.reload()
    if let line = list.cursorLine { list.reveal(line) }
    if !state.criteria.query.isEmpty { parts.search.resultCount = batch.count }
    if !isReading { showNote() }
  }

  /// Shows the number of entries, or the reason why there are none.
  func showNote(read count: Int? = nil) {
    let texts = strings.dialogs.files
    parts.note.style.tint = state.problem == nil ? .secondary : .negative
    if let problem = state.problem {
      parts.note.text = strings.text(of: problem)
    } else if let count {
      parts.note.text = texts.reading(count)
    } else {
      let count = parts.rows.batch.count
      parts.note.text = state.isCut ? texts.cut(count) : texts.entries(count)
    }
  }

  /// Offers the folders around and some subfolders as completions of the path.
  private func completePaths() {
    var paths = [folder]
    while let parent = paths.last?.parent { paths.append(parent) }
    let batch = parts.rows.batch
    for row in 0..<min(batch.count, FilePicker.completions) where batch[row].kind == .folder {
      paths.append(folder.appending(batch[row].name))
    }
    parts.places.items = paths.dropFirst().compactMap(\.exactText)
    parts.path.reload()
  }
}
