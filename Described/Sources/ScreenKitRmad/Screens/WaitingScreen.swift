internal import ScreenKitCore

/// The screen of an app whose description has not arrived yet.
final class WaitingScreen: Controller {
  private let model: DescribedModel
  private let updates: DescriptionUpdates?
  private let indicator = ActivityIndicator()
  private let label = Label()

  init(_ model: DescribedModel, _ updates: DescriptionUpdates?) {
    (self.model, self.updates) = (model, updates)
    super.init()
  }

  override func makeView() -> View {
    label.wraps = true
    indicator.accessibleName = model.texts.loading
    return Column(spacing: 1, cross: .center) {
      Spacer()
      indicator
      label
      Spacer()
    }
  }

  override func connect() {
    if let store = updates?.store { refresh(when: store, \.failure, \.refusal) }
  }

  override func refresh() {
    let store = updates?.store
    let isWaiting = store != nil && store?.failure == nil && store?.refusal == nil
    (indicator.isAnimating, indicator.isHidden) = (isWaiting, !isWaiting)
    label.text =
      if let failure = store?.failure {
        "\(failure)"
      } else if let refusal = store?.refusal {
        model.texts.versions.unreadable(refusal.findings.count)
      } else {
        isWaiting ? model.texts.loading : model.texts.nothing
      }
  }
}
