internal import RmadAPI
public import ScreenKitCore
public import ScreenKitRmad

/// The model of the studio: the history of a document, its check, its file and its running preview.
public final class StudioModel: Model {
  /// The outcome of a save.
  public enum SaveOutcome: Hashable, Sendable {
    /// The file has the document.
    case saved
    /// The file was changed by another program since it was read, and was left alone.
    case changedOnDisk
  }

  /// The document, the steps before it and those that were undone.
  @Observed public private(set) var history: StudioHistory
  /// The mistakes of the document.
  @Observed public private(set) var check: StudioCheck
  /// The document as the file has it; `nil` if there is no file.
  @Observed public private(set) var savedDocument: StudioDocument?
  /// The described app as it runs; the last one that could be read.
  public let preview: DescribedModel
  /// The file of the document.
  public let file: StudioFile
  /// The text that the file had when it was last read or written; `nil` if there was none.
  private var knownText: String?

  /// Creates a model of `document`.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - file: The file to save it in.
  ///   - text: The text of that file; `nil` if there is none.
  ///   - feeds: The source of the feeds of the preview.
  public init(
    _ document: StudioDocument, file: StudioFile, text: String?, feeds: any FeedSource
  ) {
    let check = StudioCheck(document)
    (self.check, self.file, knownText) = (check, file, text)
    history = StudioHistory(document, document.firstPage ?? .root)
    savedDocument = text == nil ? nil : document
    preview = DescribedModel(check.description ?? .empty, feeds: feeds)
    super.init()
  }

  /// Opens the document in `file`; a file that does not exist yet gets `new`.
  ///
  /// - Throws: A ``StudioFileError`` for a file that cannot be read or is no description.
  public convenience init(
    opening file: StudioFile, new: StudioDocument = .newApp, feeds: any FeedSource
  ) throws(StudioFileError) {
    guard let text = try file.read() else {
      self.init(new, file: file, text: nil, feeds: feeds)
      return
    }
    let document: StudioDocument
    do throws(DocumentError) {
      document = try StudioDocument(json: text)
    } catch {
      throw StudioFileError(path: file.path, reason: "\(error)")
    }
    self.init(document, file: file, text: text, feeds: feeds)
  }

  /// The document.
  public var document: StudioDocument { history.current.document }
  /// The path of the selected object.
  public var selection: NodePath { history.current.selection }
  /// Whether the document has changes that the file does not have.
  public var isChanged: Bool { document != savedDocument }

  // MARK: Steps

  /// Makes a step to `document`.
  public func edit(
    _ name: String, _ document: StudioDocument, select path: NodePath? = nil,
    merging key: String? = nil
  ) {
    change { $0.record(name, document, path ?? $0.current.selection, merging: key) }
  }

  /// Selects the object at `path`; the nearest one around it if there is none.
  public func select(_ path: NodePath) {
    var path = path
    while document[path] == nil, let parent = path.parent { path = parent }
    guard path != selection else { return }
    history.select(path)
  }

  /// Ends a move or a resize, so that the next one is a step of its own.
  public func endMerging() { history.endMerging() }

  /// Takes the last step back; returns its name, or `nil` if there was none.
  @discardableResult
  public func undo() -> String? {
    let name = history.undoName
    if name != nil { change { $0.undo() } }
    return name
  }

  /// Repeats the step that was undone last; returns its name, or `nil` if there was none.
  @discardableResult
  public func redo() -> String? {
    let name = history.redoName
    if name != nil { change { $0.redo() } }
    return name
  }

  private func change(_ body: (inout StudioHistory) -> Void) {
    let old = document
    var history = history
    body(&history)
    self.history = history
    guard document != old else { return }
    check = StudioCheck(document)
    if let app = check.description { preview.description = app }
  }

  // MARK: The server

  /// Shows the mistakes that a server has found in `text`, until the next step; does nothing if the
  /// document is another one by now.
  func show(_ findings: FindingsMessage, in text: String) {
    guard text == document.text else { return }
    check = check.adding(findings.nodeFindings(in: document, text))
  }

  // MARK: The file

  /// Writes the document into its file.
  ///
  /// - Parameter overwriting: Whether to replace what another program wrote meanwhile.
  /// - Returns: Whether it was written.
  /// - Throws: A ``StudioFileError`` if it cannot be written.
  public func save(overwriting: Bool = false) throws(StudioFileError) -> SaveOutcome {
    if !overwriting, try file.read() != knownText { return .changedOnDisk }
    let text = document.text
    try file.write(text)
    (knownText, savedDocument) = (text, document)
    history.endMerging()
    return .saved
  }

  /// Takes over what the file has now, as a step that can be undone.
  ///
  /// - Throws: A ``StudioFileError`` for a file that cannot be read or is no description.
  public func reload() throws(StudioFileError) {
    guard let text = try file.read() else {
      throw StudioFileError(path: file.path, reason: "it is gone")
    }
    do throws(DocumentError) {
      let document = try StudioDocument(json: text)
      (knownText, savedDocument) = (text, document)
      edit("Read again", document)
      select(selection)
    } catch {
      throw StudioFileError(path: file.path, reason: "\(error)")
    }
  }

  // MARK: Saved state

  /// The changes that the file does not have, for a restart.
  public var savedState: SavedState {
    var state = SavedState()
    (state["path"], state["selection"]) = (.string(file.path), .string(selection.text))
    guard isChanged else { return state }
    state["document"] = .string(document.text)
    state["known"] = knownText.map { .string($0) }
    return state
  }

  /// Restores the changes of an earlier run, as a step that can be undone.
  public func restore(_ state: SavedState) {
    guard case .string(file.path)? = state["path"] else { return }
    if case .string(let text)? = state["document"], let document = try? StudioDocument(json: text) {
      edit("Restored changes", document)
      // What the file had then: a change of the file since then is noticed at the next save.
      if case .string(let known)? = state["known"] { knownText = known } else { knownText = nil }
    }
    if case .string(let text)? = state["selection"], let path = NodePath(text) { select(path) }
  }
}
