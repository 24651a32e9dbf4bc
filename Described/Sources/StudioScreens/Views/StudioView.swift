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

  private(set) var outline: StudioOutline?
  let preview = StudioPreview()
  let panel = PropertyPanel()
  let buttons = StudioButtons()
  let findings = List([FindingRow](), id: \.number, text: \.text)
  let running: RunningView
  private let status = Label()
  private var editing = Column {}
  private var inner: Split?
  private var outer: Split?

  override init() {
    running = RunningView(back: buttons.back)
    super.init()
  }

  func build(_ model: StudioModel) {
    let outline = StudioOutline(model)
    self.outline = outline
    findings.accessibleName = "Findings"
    findings.activatesOnClick = true
    findings.emptyView = Label("No mistakes.")
    findings.layout.height = .fixed(4)
    status.style.tint = .secondary
    status.layout.padding.start = 1
    panel.layout.width.minimum = 36
    let inner = Split(preview.view, panel)
    inner.layout.width.minimum = StudioPreview.width
    let side = Column(cross: .fill) { outline.tree }
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
    setChildren([editing, running])
    setRunning(false)
  }

  /// Shows the running app or the server instead of the document.
  func setRunning(_ isRunning: Bool, isServer: Bool = false) {
    running.showNote(isServer: isServer)
    (editing.isHidden, running.isHidden) = (isRunning, !isRunning)
  }

  /// Shows the part with `view` if there is no space for all parts.
  func reveal(_ view: View) {
    func isIn(_ part: View) -> Bool {
      sequence(first: view, next: \.parent).contains { $0 === part }
    }
    guard let inner, let outer else { return }
    outer.shown = isIn(outer.side) ? .side : .content
    if isIn(inner) { inner.shown = isIn(inner.side) ? .side : .content }
  }

  func show(_ model: StudioModel) {
    outline?.show(model)
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
    preview.show(model)
  }
}
