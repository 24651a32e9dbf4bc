/// A view in which the user chooses a file or a folder, or the name of a file to save.
///
/// Enter or the right arrow opens a folder, Enter chooses a file. Backspace or the left arrow opens
/// the parent folder. The user can type a path above the list, search names with `/`, and show
/// hidden files with Alt-Period. The folder is read outside of the main actor once the list is
/// visible; Escape ends the reading.
///
/// ``Application/chooseFile(_:with:)`` shows it as a dialog.
public final class FilePicker: View {
  /// The purpose of the choice.
  public enum Purpose: Hashable, Sendable {
    /// An existing file.
    case file
    /// An existing folder; files are not listed.
    case folder
    /// The name of a file to save, with a suggested name.
    ///
    /// The picker asks the user before an existing file is chosen.
    case save(name: String)
  }

  /// A closure called with the path that the user chose.
  public var onChoose: (@MainActor (FilePath) throws -> Void)?

  /// The maximum number of entries of a folder that are kept and shown.
  ///
  /// Each entry takes about 160 bytes of memory. A message tells the user if a folder has more.
  public static let limit = 1_000_000

  /// The files from which the user chooses.
  public let source: any FileSource
  /// The purpose of the choice.
  public let purpose: Purpose

  /// A closure called after ``onChoose``, for the panel around the picker.
  var didChoose: (@MainActor (FilePath) -> Void)?
  let parts: FilePickerParts
  var state: FilePickerState

  /// Creates a picker that begins in `folder`.
  ///
  /// - Parameters:
  ///   - source: The files from which the user chooses.
  ///   - purpose: The purpose of the choice.
  ///   - folder: The first folder to show.
  ///   - types: The kinds of files that the user can select; empty for all files.
  public init(
    _ source: any FileSource, for purpose: Purpose = .file, in folder: FilePath = .root,
    types: [FileType] = []
  ) {
    (self.source, self.purpose) = (source, purpose)
    state = FilePickerState(folder, types)
    state.criteria.showsFoldersOnly = purpose == .folder
    parts = FilePickerParts(purpose, types)
    super.init()
    parts.translate(to: strings.dialogs.files)
    add(parts.makeColumn())
    connectParts()
    showFolder()
    followLanguage()
  }

  isolated deinit { state.stop() }

  /// The shown folder.
  public var folder: FilePath { state.folder }

  /// Whether the folder is being read.
  public var isReading: Bool { state.reading.isRunning }

  /// Whether names that begin with a period are shown.
  public var showsHidden: Bool {
    get { state.criteria.showsHidden }
    set {
      parts.hidden.value = newValue
      state.criteria.showsHidden = newValue
      arrange()
    }
  }

  /// The highlighted file or folder; `nil` for none.
  public var highlighted: FilePath? {
    parts.list.highlightedItem.map { folder.appending($0.name) }
  }

  /// Shows `folder`.
  ///
  /// If `folder` contains the previous folder, the entry that leads back to it is highlighted.
  public func show(_ folder: FilePath) {
    let old = self.folder.names
    let isAround = old.count > folder.names.count && old.starts(with: folder.names)
    state.wanted = isAround ? old[folder.names.count] : nil
    state.folder = folder
    showFolder()
  }

  /// Reads the folder again.
  public func reload() {
    state.wanted = highlighted?.name
    read()
  }

  /// Ends the reading of the folder; the entries read so far are kept.
  public func cancelReading() {
    guard isReading else { return }
    state.reading.cancel()
    finishReading(isCut: true)
  }

  public override var role: SemanticRole { .group }
  public override var focusTarget: View { parts.list }

  /// The folder, and whether hidden files are shown.
  ///
  /// A folder whose name is not valid UTF-8 is not saved.
  public override var savedState: SavedState.Value? {
    var state = SavedState()
    state["folder"] = folder.exactText.map(SavedState.Value.string)
    state["hidden"] = .bool(showsHidden)
    return .state(state)
  }

  public override func restore(_ state: SavedState.Value) {
    guard case .state(let state) = state else { return }
    if case .bool(let shows) = state["hidden"] { showsHidden = shows }
    if case .string(let text) = state["folder"], let folder = FilePath(text) { show(folder) }
  }

  override func languageDidChange() {
    parts.translate(to: strings.dialogs.files)
    parts.list.reload()
    // Names have another order in another language.
    if state.criteria.collation != Collation(language: strings.language) { reload() }
    if !isReading { showNote() }
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else { return false }
    switch input {
    case .key(let press) where press.phase != .up: return try handle(press)
    case .action(.dismiss) where isReading: cancelReading()
    case .action(.submit): return try handle(KeyPress(.enter))
    case .action(.setValue(.string(let text))): go(to: text)
    case .key, .text, .paste, .pointer, .action: return false
    }
    return true
  }
}
