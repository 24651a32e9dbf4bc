internal import RmadAPI
internal import ScreenKitCore

/// The choice of two texts of an app, and their differences.
final class ComparisonView: View {
  let compare = Button("Compare")
  /// The texts that the author has chosen; `nil` if one of them no longer exists.
  var chosen: (old: ComparedText, new: ComparedText)? {
    guard let old = oldPicker?.value, let new = newPicker?.value,
      offered.indices.contains(old), offered.indices.contains(new)
    else { return nil }
    return (offered[old], offered[new])
  }

  private let pickers = Row(spacing: 1) {}
  /// The pickers, replaced after each change of their items.
  private var oldPicker: Picker?
  private var newPicker: Picker?
  private var offered: [ComparedText] = []
  private let summary = Label()
  private let differences = List([NumberedLine](), id: \.number, text: \.text)

  override init() {
    super.init()
    differences.accessibleName = "Differences"
    differences.layout.height = .fixed(7)
    differences.emptyView = Label("No differences.")
    summary.style.emphasis = .strong
    for line in [pickers, summary] as [View] { line.layout.padding.start = 1 }
    add(Column(cross: .fill) { [pickers, summary, differences] })
  }

  func show(_ model: PublishingModel, isEnabled: Bool) {
    compare.isEnabled = isEnabled
    show(model.versions)
    show(model.comparison)
  }

  private func show(_ versions: [VersionMessage]) {
    let new = [.document, .draft] + versions.map { ComparedText.version($0.number) }
    guard new != offered else { return }
    offered = new
    let titles = offered.map(\.title)
    // At first, the current version is compared with the document.
    let current = versions.firstIndex(where: \.isCurrent).map { $0 + 2 } ?? 1
    let picker = Picker("Old", titles, value: current)
    let other = Picker("New", titles)
    (picker.accessibleName, other.accessibleName) = ("Old text", "New text")
    (oldPicker, newPicker) = (picker, other)
    pickers.setChildren([Label("From"), picker, Label("to"), other, compare])
  }

  private func show(_ comparison: Comparison?) {
    (summary.isHidden, differences.isHidden) = (comparison == nil, comparison == nil)
    guard let comparison else { return }
    let count = comparison.difference.changes.count
    let differs = count == 1 ? "1 difference" : "\(count) differences"
    summary.text = "\(comparison.old.title) → \(comparison.new.title): \(differs)"
    differences.items = comparison.difference.changes.enumerated().map {
      NumberedLine(number: $0, text: "\($1)")
    }
  }
}
