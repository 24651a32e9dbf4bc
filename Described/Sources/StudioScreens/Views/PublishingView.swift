internal import AppParts
internal import ScreenKitCore

/// The view of the publishing screen.
final class PublishingView: View {
  let session = Button("Log in")
  let bar = LoadBar(.row, textID: "server-state")
  let apps = AppChoice()
  let bundle = TextField("1.0")
  let publish = Button("Publish")
  let reload = Button("Reload")
  let link = PublishedLinkView()
  let findings = ServerFindings()
  let versions = VersionsView()
  let comparison = ComparisonView()

  private let account = Label()

  override init() {
    super.init()
    (bundle.accessibleName, bundle.layout.width) = ("Bundle version", .fixed(16))
    account.layout.flex = 1
    let form = Column(cross: .fill) {
      Row(spacing: 1) { [account, session] }
      bar
      apps
      Row(spacing: 1) { [Label("Bundle version"), bundle, publish, reload] }
      link
    }
    // Only the lists reach the edge.
    form.layout.padding.start = 1
    let content = Column(cross: .fill) {
      form
      findings
      Divider()
      versions
      Divider()
      comparison
    }
    let scroll = Scroll(content)
    scroll.takesFocus = false
    add(scroll)
  }

  func show(_ model: PublishingModel) {
    let hasSession = model.session != nil
    account.text =
      hasSession ? "\(model.author) at \(model.origin)" : "Not logged in at \(model.origin)"
    session.title = hasSession ? "Log out" : "Log in"
    session.isEnabled = hasSession || model.activity == nil
    bar.show(
      model.activity.map { .busy($0) } ?? model.failureText.map { .failed($0) } ?? .nothing)
    apps.show(model)
    if bundle.value != model.bundleVersion { bundle.value = model.bundleVersion }
    let canAsk = model.activity == nil && hasSession
    let isChosen = canAsk && model.app != nil
    let isVersion = isChosen && !model.versions.isEmpty
    for button in [reload, apps.add] { button.isEnabled = canAsk }
    publish.isEnabled = isChosen
    link.show(model.link)
    versions.show(model.versions, isEnabled: isVersion)
    comparison.show(model, isEnabled: isVersion)
    findings.show(model.failure)
  }
}
