internal import ScreenKitCore
internal import ScreenKitRmad

/// The views of the studio.
final class StudioView: View {
  /// A mistake as a row of the list.
  struct FindingRow {
    let number: Int
    let finding: NodeFinding
    let text: String
  }

  private(set) var outline: Tree<OutlineNode>?
  let panel = PropertyPanel()
  let handle = FrameHandle("")
  let page = NavigationFrame()
  let run = NavigationFrame()
  let buttons = StudioButtons()
  let findings = List([FindingRow](), id: \.number, text: \.text)
  private(set) lazy var cover = PreviewCover(handle, width: StudioView.device.width)
  private let status = Label()
  private let runningNote = Label()
  private var adapter: OutlineAdapter?
  private var editing = Column {}
  private var running = Column {}
  private var inner: Split?
  private var outer: Split?
  private var shownSelection: NodePath?

  /// The size of the page in the preview, in units.
  private static let device = (
    width: StudioDocument.pageSize.width / PreviewGeometry.unit.width,
    height: StudioDocument.pageSize.height / PreviewGeometry.unit.height
  )

  func build(_ model: StudioModel) {
    let adapter = OutlineAdapter(model)
    let tree = Tree(adapter)
    (self.adapter, outline) = (adapter, tree)
    (tree.id, tree.accessibleName) = ("outline", "Outline")
    tree.layout.flex = 1
    findings.accessibleName = "Findings"
    findings.activatesOnClick = true
    findings.emptyView = Label("No mistakes.")
    findings.layout.height = .fixed(4)
    status.style.tint = .secondary
    page.isEnabled = false
    let screen = Overlay {
      page
      cover
    }
    screen.layout.width = .fixed(StudioView.device.width)
    screen.layout.height = .fixed(StudioView.device.height)
    let scroll = Scroll(Column { Box("", screen) })
    (scroll.takesFocus, scroll.layout.flex) = (false, 1)
    let preview = Column {
      handle
      scroll
    }
    // The border around the page with its margins, and the scroll bar beside it.
    let width = StudioView.device.width + 5
    preview.layout.width = .init(minimum: width, maximum: width)
    panel.layout.width.minimum = 36
    let inner = Split(preview, panel)
    inner.layout.width.minimum = width
    let side = Column(cross: .fill) { tree }
    side.layout.width = .init(minimum: 16, maximum: 32)
    let outer = Split(side, inner)
    (self.inner, self.outer) = (inner, outer)
    outer.layout.flex = 1
    editing = Column(cross: .fill) {
      buttons.row
      outer
      Divider()
      findings
      status
    }
    run.layout.flex = 1
    running = Column(cross: .fill) {
      Row(spacing: 1) {
        buttons.back
        runningNote
      }
      run
    }
    setChildren([editing, running])
    setRunning(false)
  }

  /// Shows the running app or the server in place of the document.
  func setRunning(_ isRunning: Bool, isServer: Bool = false) {
    runningNote.text =
      isServer
      ? "The document stays as it is while you work with the server."
      : "The app is running. Its steps change nothing in the studio."
    (editing.isHidden, running.isHidden) = (isRunning, !isRunning)
  }

  /// Shows the part with `view` where there is no space for all parts.
  func reveal(_ view: View) {
    func isIn(_ part: View) -> Bool {
      sequence(first: view, next: \.parent).contains { $0 === part }
    }
    guard let inner, let outer else { return }
    outer.shown = isIn(outer.side) ? .side : .content
    if isIn(inner) { inner.shown = isIn(inner.side) ? .side : .content }
  }

  func show(_ model: StudioModel) {
    showOutline(model)
    panel.show(model)
    findings.items = model.check.findings.enumerated().map { index, finding in
      let severity = finding.finding.severity.rawValue
      let title = model.document.title(of: finding.path)
      return FindingRow(
        number: index, finding: finding, text: "\(severity): \(title): \(finding.message)")
    }
    let count = model.check.findings.count
    let mistakes = count == 0 ? "no mistakes" : count == 1 ? "1 mistake" : "\(count) mistakes"
    let state = model.savedDocument == nil ? "new" : model.isChanged ? "changed" : "saved"
    status.text = "\(model.file.name) · \(state) · \(mistakes)"
    buttons.show(model)
    let frame = model.document.frame(at: model.selection)
    cover.frame = frame
    handle.isEnabled = frame != nil
    handle.title =
      frame.map { "\(model.selectionTitle): \($0.x), \($0.y), \($0.width) × \($0.height)" }
      ?? "\(model.selectionTitle): no frame"
  }

  private func showOutline(_ model: StudioModel) {
    guard let tree = outline, let adapter else { return }
    let isOther = adapter.document != model.document || adapter.check != model.check
    if isOther {
      (adapter.document, adapter.check) = (model.document, model.check)
      tree.reload()
    }
    // Branches that the user has closed stay closed until something else is selected.
    guard isOther || shownSelection != model.selection else { return }
    shownSelection = model.selection
    for count in 0...model.selection.steps.count {
      let path = NodePath(Array(model.selection.steps.prefix(count)))
      guard let row = row(of: path, in: tree) else { return }
      if path == model.selection {
        tree.highlightedRow = row
      } else if !tree.isOpen(row) {
        tree.setOpen(true, row)
      }
    }
  }

  private func row(of path: NodePath, in tree: Tree<OutlineNode>) -> RowIndex? {
    (0..<tree.rowCount).lazy.map { RowIndex($0) }.first { tree.item(at: $0).path == path }
  }

  func showPlaces(_ model: StudioModel) {
    cover.geometry = page.content.map { PreviewGeometry(of: $0) } ?? PreviewGeometry()
    let id =
      model.document.frame(at: model.selection) == nil
      ? nil : model.document[model.selection]?["id"]?.whole
    cover.mark(id.flatMap { cover.geometry.rect(of: $0) }, canResize: cover.frame != nil)
  }
}
