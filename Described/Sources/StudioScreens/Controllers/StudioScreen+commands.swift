internal import ScreenKitCore
internal import ScreenKitRmad

// The commands of the studio, each with a key and with a button or a view for the pointer.
extension StudioScreen {
  func declareCommands() {
    command("Save", "Ctrl-S") { try $0.save() }
    command("Add", "Insert", "Ctrl-N") { $0.chooseAddition() }
    command("Undo", "Ctrl-Z") { $0.undo() }
    command("Redo", "Ctrl-Y") { $0.redo() }
    command("Run", "Ctrl-R") { $0.run() }
    command("Duplicate", "Ctrl-D") { $0.whileEditing { $0.duplicate() } }
    command("Delete", "Delete") { $0.whileEditing { $0.remove() } }
    command("Move up", "Alt-Up") { $0.whileEditing { $0.moveInList(by: -1) } }
    command("Move down", "Alt-Down") { $0.whileEditing { $0.moveInList(by: 1) } }
    command("Outline", "F2") { $0.focus(on: $0.studioView.outline?.tree) }
    command("Frame", "F3") { $0.focus(on: $0.studioView.preview.handle) }
    command("Properties", "F4") { $0.focus(on: $0.studioView.panel.firstControl) }
    command("Next finding", "F8") { $0.selectNextFinding() }
    if publishing != nil { command("Server", "F6") { $0.showServer() } }
  }

  func connectViews() {
    let view = studioView
    connect(view.buttons.add) { $0.chooseAddition() }
    connect(view.buttons.duplicate) { $0.model.duplicate() }
    connect(view.buttons.delete) { $0.model.remove() }
    connect(view.buttons.up) { $0.model.moveInList(by: -1) }
    connect(view.buttons.down) { $0.model.moveInList(by: 1) }
    connect(view.buttons.undo) { $0.undo() }
    connect(view.buttons.redo) { $0.redo() }
    connect(view.buttons.save) { try $0.save() }
    connect(view.buttons.run) { $0.run() }
    connect(view.buttons.server) { $0.showServer() }
    connect(view.buttons.back) { _ = $0.goBack() }
    connect(view.findings) { $0.open($1.finding) }
    view.outline?.tree.onHighlight = { [weak self] in self?.model.select($0.path) }
    view.panel.onChange = { [weak self] in self?.model.set($0, to: $1) }
    view.panel.onChoosePath = { [weak self] in self?.choosePath() }
    view.preview.handle.onMove = { [weak self] x, y in
      self?.changeFrame { $0.moved(x: x * 8, y: y * 16) }
    }
    view.preview.handle.onResize = { [weak self] x, y in
      self?.changeFrame { $0.resized(width: x * 8, height: y * 16) }
    }
    view.preview.cover.onPress = { [weak self] in self?.select(componentsWithin: $0) }
    view.preview.cover.onFrame = { [weak self] frame in self?.changeFrame { _ in frame } }
    view.preview.cover.onRelease = { [weak self] in self?.model.endMerging() }
  }

  private func whileEditing(_ body: (StudioModel) -> Void) {
    if isEditing { body(model) }
  }

  private func focus(on view: View?) {
    guard isEditing, let view else { return }
    studioView.reveal(view)
    application?.focus.move(to: view)
  }

  // MARK: Steps

  private func undo() {
    guard isEditing else { return }
    if let name = model.undo() { application?.show(Toast("Undone: \(name)")) }
  }

  private func redo() {
    guard isEditing else { return }
    if let name = model.redo() { application?.show(Toast("Redone: \(name)")) }
  }

  private func run() {
    guard isEditing else { return }
    guard model.check.description != nil else {
      application?.show(Toast("There is no app to run. Correct the mistakes first."))
      return
    }
    show(.app)
  }

  private func changeFrame(_ body: (StudioFrame) -> StudioFrame) {
    guard let frame = model.document.frame(at: model.selection) else { return }
    model.setFrame(body(frame))
  }

  /// Selects the frontmost component of `ids`, and prepares a move of it by the pointer.
  private func select(componentsWithin ids: [Int]) {
    let paths = ids.compactMap { model.document.path(ofComponent: $0) }
    if let first = paths.first { model.select(first) }
    studioView.preview.cover.frame = model.document.frame(at: model.selection)
  }

  private func chooseAddition() {
    guard isEditing else { return }
    let kinds = model.additions
    guard !kinds.isEmpty else { return }
    let list = List(kinds, id: { $0 }, text: \.title)
    (list.accessibleName, list.layout.height) = ("Kinds", .fixed(min(kinds.count, 10)))
    list.highlightedRow = RowIndex(0)
    let around = model.document.title(of: model.document.container(for: model.selection))
    let dialog = Dialog(
      "Add to \(around)",
      buttons: [
        .cancel(),
        DialogButton<NewObject>.computing("Add", .preferred) { list.highlightedItem },
      ]
    ) { list }
    // Enter or a click on a row chooses the object immediately.
    var chosen: NewObject?
    list.activatesOnClick = true
    list.onActivate = { [weak dialog] in
      chosen = $0
      dialog?.close()
    }
    ask(dialog) { screen, kind in
      if let kind = kind ?? chosen { screen.model.add(kind) }
    }
  }

  // MARK: Findings

  /// Selects the object of a finding, and moves the focus to its property.
  func open(_ finding: NodeFinding) {
    model.select(finding.path)
    studioView.show(model)
    let control = finding.finding.property.flatMap { studioView.panel.control($0) }
    focus(on: control ?? studioView.panel.firstControl)
  }

  private func selectNextFinding() {
    let findings = model.check.findings
    guard isEditing, !findings.isEmpty else { return }
    let index = findings.lastIndex { $0.path == model.selection }
    open(findings[index.map { ($0 + 1) % findings.count } ?? 0])
  }

  // MARK: Saving

  /// The answers to the question about a file that another program has changed.
  private enum Conflict { case overwrite, reload }

  private func save() throws {
    guard isEditing else { return }
    switch try model.save() {
    case .saved: application?.show(Toast("Saved.", tint: .positive))
    case .changedOnDisk:
      let dialog = Dialog(
        "The file has changed",
        message: "Another program has changed \(model.file.name).",
        buttons: [
          .cancel(), DialogButton("Reload", answer: Conflict.reload),
          DialogButton("Overwrite", .destructive, answer: .overwrite),
        ])
      ask(dialog) { screen, answer in
        switch answer {
        case .overwrite?: _ = try screen.model.save(overwriting: true)
        case .reload?: try screen.model.reload()
        case nil: break
        }
      }
    }
  }
}
