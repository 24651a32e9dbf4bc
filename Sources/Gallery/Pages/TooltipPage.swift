import ScreenKitCore

final class TooltipPage: Page {
  private let name = TextField("Name of the file")
  private let publish = Button("Publish")
  private let rename = Button("Rename")
  private let delete = Button("Delete")

  override func makeView() -> View {
    (name.id, publish.id, rename.id, delete.id) = ("name", "publish", "rename", "delete")
    name.tooltip = "Letters, digits and hyphens; at most 40 characters."
    rename.tooltip = "Gives the file the name in the field."
    // The tooltip of a disabled control can explain why it is disabled.
    publish.isEnabled = false
    publish.tooltip = "Only files with a name can be published."
    delete.style.tint = .negative
    let hint = Label("Hold the pointer over a control, or press Ctrl-F1.")
    hint.wraps = true
    let buttons = Row(spacing: 1) { [rename, publish, delete] }
    return Scroll(Column(spacing: 1) { [hint, name, buttons] })
  }

  override func connect() {
    connect(rename, to: TooltipPage.renamed)
    connect(publish, to: TooltipPage.published)
    connect(delete, to: TooltipPage.deleted)
  }

  private func renamed() { log.record("The file is named \(name.value)") }
  private func published() { log.record("The file is published") }
  private func deleted() { log.record("The file is deleted") }
}
