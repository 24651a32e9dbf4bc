/// The row with the state of the app along the lower edge of every screen; see ``AppStatus``.
///
/// It takes no input and no focus. The window contains it while ``Application/status`` is set.
public final class StatusBar: Stack {
  /// The width of the progress, in units.
  private static let progressWidth = 18

  /// The shown state.
  public internal(set) var status = AppStatus("") { didSet { show() } }

  private let text = Label()
  private let detail = Label()
  private let progress = ProgressBar()

  init() {
    super.init(
      .horizontal, spacing: 2, main: .leading, cross: .center, [text, progress, detail])
    text.layout.flex = 1
    detail.style.tint = .secondary
    progress.layout.width = .init(
      minimum: StatusBar.progressWidth, maximum: StatusBar.progressWidth)
  }

  /// The accessibility description, without a node for the bar; its texts and progress have nodes.
  public override var semanticDetails: SemanticDetails {
    var details = SemanticDetails(parts: children)
    details.isPresentedByParts = true
    return details
  }

  private func show() {
    (text.text, text.style.tint) = (status.text, status.tint)
    detail.text = status.detail
    detail.isHidden = status.detail.isEmpty
    switch status.progress {
    case .fraction(let fraction)?: progress.fraction = fraction
    case .unknown?, nil: progress.fraction = nil
    }
    progress.isHidden = status.progress == nil
  }
}

extension Window {
  /// The row with the state of the app; `nil` while there is none.
  public var statusBar: StatusBar? {
    for child in children { if let bar = child as? StatusBar { return bar } }
    return nil
  }
}
