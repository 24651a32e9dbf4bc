internal import RmadAPI
internal import ScreenKitCore

/// The published versions of an app, and the buttons for the highlighted one.
final class VersionsView: View {
  let list = List([VersionMessage](), id: \.number, text: { $0.line })
  let goBack = Button("Make current")
  let open = Button("Open in the studio")

  override init() {
    super.init()
    list.accessibleName = "Versions"
    list.layout.height = .fixed(5)
    list.emptyView = Label("No versions yet.")
    let buttons = Row(spacing: 1) { [goBack, open] }
    buttons.layout.padding.start = 1
    add(
      Column(cross: .fill) {
        list
        buttons
      })
  }

  func show(_ versions: [VersionMessage], isEnabled: Bool) {
    list.items = versions
    for button in [goBack, open] { button.isEnabled = isEnabled }
  }
}

extension VersionMessage {
  /// The version in one line for authors.
  fileprivate var line: String {
    "\(isCurrent ? "● " : "  ")Version \(number) for \(bundleVersion): \(dataVersion)"
      + (isCurrent ? ", current" : "")
  }
}
