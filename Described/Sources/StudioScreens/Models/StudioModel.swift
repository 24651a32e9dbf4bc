internal import RmadAPI
public import ScreenKitCore
internal import ScreenKitDocuments
public import ScreenKitRmad

/// The model of the studio: the history of a document, its check, its file and its running preview.
public final class StudioModel: Model {
  /// The outcome of a save.
  public enum SaveOutcome: Hashable, Sendable {
    /// The document was written to the file.
    case saved
    /// Another program has changed the file since it was read, so nothing was written.
    case changedOnDisk
  }

  /// The document, with the steps before it and the reverted steps.
  @Observed public private(set) var history: StudioHistory
  /// The result of the check of the document.
  @Observed public private(set) var check: StudioCheck
  /// The document in the file; `nil` if there is no file.
  @Observed public private(set) var savedDocument: StudioDocument?
  /// The running app, described by the last readable document.
  public let preview: DescribedModel
  /// The file of the document.
  public let file: StudioFile
  /// The digest of the file's text when it was last read or written; `nil` if there was none.
  private var knownDigest: String?

  /// Creates a model of `document`.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - file: The file in which the document is saved.
  ///   - text: The text of that file; `nil` if there is none.
  ///   - feeds: The source of the feeds of the preview.
  public init(
    _ document: StudioDocument, file: StudioFile, text: String?, feeds: any FeedSource
  ) {
    let check = StudioCheck(document)
    (self.check, self.file, knownDigest) = (check, file, text?.stableDigest)
    history = StudioHistory(document, document.firstPage ?? .root)
    savedDocument = text == nil ? nil : document
    preview = DescribedModel(check.description ?? .empty, feeds: feeds)
    super.init()
  }

  /// Creates a model of the document in `file`, or of `new` if the file does not exist.
  ///
  /// - Throws: A ``StudioFileError`` if the file cannot be read or is not a description.
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
  /// Whether the document has unsaved changes.
  public var isChanged: Bool { document != savedDocument }

  // MARK: Steps

  /// Changes the document to `document`, as one step.
  public func edit(
    _ name: String, _ document: StudioDocument, select path: NodePath? = nil,
    merging key: String? = nil
  ) {
    change { $0.record(name, document, path ?? $0.current.selection, merging: key) }
  }

  /// Selects the object at `path`, or the nearest existing one around it.
  public func select(_ path: NodePath) {
    var path = path
    while document[path] == nil, let parent = path.parent { path = parent }
    guard path != selection else { return }
    history.select(path)
  }

  /// Ends a move or a resize, so that the next one is a separate step.
  public func endMerging() { history.endMerging() }

  /// Reverts the last step; returns its name, or `nil` if there was none.
  @discardableResult
  public func undo() -> String? {
    let name = history.undoName
    if name != nil { change { $0.undo() } }
    return name
  }

  /// Repeats the last reverted step; returns its name, or `nil` if there was none.
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

  /// Shows the server's mistakes in `text` until the next step.
  ///
  /// Does nothing if the document has changed since then.
  func show(_ findings: FindingsMessage, in text: String) {
    guard text == document.text else { return }
    check = check.adding(findings.nodeFindings(in: document, text))
  }

  // MARK: The file

  /// Writes the document into its file.
  ///
  /// - Parameter overwriting: Whether to replace changes of the file by another program.
  /// - Returns: The outcome of the save.
  /// - Throws: A ``StudioFileError`` if it cannot be written.
  public func save(overwriting: Bool = false) throws(StudioFileError) -> SaveOutcome {
    if !overwriting, try file.read()?.stableDigest != knownDigest { return .changedOnDisk }
    let text = document.text
    try file.write(text)
    (knownDigest, savedDocument) = (text.stableDigest, document)
    history.endMerging()
    return .saved
  }

  /// Replaces the document by the content of the file, as a step that can be undone.
  ///
  /// - Throws: A ``StudioFileError`` if the file cannot be read or is not a description.
  public func reload() throws(StudioFileError) {
    guard let text = try file.read() else {
      throw StudioFileError(path: file.path, reason: "the file no longer exists")
    }
    do throws(DocumentError) {
      let document = try StudioDocument(json: text)
      (knownDigest, savedDocument) = (text.stableDigest, document)
      edit("Reload", document)
      select(selection)
    } catch {
      throw StudioFileError(path: file.path, reason: "\(error)")
    }
  }

  // MARK: Saved state

  /// The maximum size of ``savedState``, which has the text of the whole document, in bytes.
  static let stateLimit = StudioFile.limit + (64 << 10)

  /// The unsaved changes, for a restart.
  public var savedState: SavedState {
    var state = SavedState()
    (state["path"], state["selection"]) = (.string(file.absolutePath), .string(selection.text))
    guard isChanged else { return state }
    state["document"] = .string(document.text)
    state["known"] = knownDigest.map { .string($0) }
    return state
  }

  /// Restores the changes of an earlier run, as a step that can be undone.
  public func restore(_ state: SavedState) {
    guard case .string(file.absolutePath)? = state["path"] else { return }
    if case .string(let text)? = state["document"], let document = try? StudioDocument(json: text) {
      edit("Restored changes", document)
      // The digest of the file at that time, so that the next save notices a later change of the
      // file.
      knownDigest = if case .string(let known)? = state["known"] { known } else { nil }
    }
    if case .string(let text)? = state["selection"], let path = NodePath(text) { select(path) }
  }
}
