internal import AppParts
internal import RmadAPI
internal import ScreenKitCore
internal import ScreenKitRmad

/// The views of the work with a server.
final class PublishingView: View {
  /// A line of a list, with its number.
  struct Line {
    let number: Int
    let text: String
  }

  let session = Button("Log in")
  let bar = LoadBar(.row, textID: "server-state")
  let add = Button("New app")
  let bundle = TextField("1.0")
  let publish = Button("Publish")
  let copyAddress = Button("Copy link")
  let copyCommand = Button("Copy command")
  let reload = Button("Reload")
  let goBack = Button("Make current")
  let open = Button("Open in the studio")
  let compare = Button("Compare")
  let versions = List([VersionMessage](), id: \.number, text: { $0.line })
  let differences = List([Line](), id: \.number, text: \.text)
  let findings = List([Line](), id: \.number, text: \.text)
  /// The pickers, which are made anew when what they offer changes.
  private(set) var appPicker: Picker?
  private(set) var oldPicker: Picker?
  private(set) var newPicker: Picker?
  /// Called with the index of the app that the author chooses.
  var onApp: (Int) throws -> Void = { _ in }

  private let account = Label()
  private let address = Label()
  private let command = Label()
  private let compared = Label()
  private let apps = Row(spacing: 1) {}
  private let texts = Row(spacing: 1) {}
  private var result = Column {}
  private var mistakes = Column {}
  private var offeredApps: [AppMessage]?
  /// The texts that the pickers of a comparison offer.
  private(set) var offeredTexts: [ComparedText] = []

  override init() {
    super.init()
    (bundle.accessibleName, bundle.layout.width) = ("Bundle version", .fixed(16))
    for (list, name, height) in [
      (versions as ListView, "Versions", 5), (differences, "Differences", 7),
      (findings, "Mistakes on the server", 4),
    ] {
      list.accessibleName = name
      list.layout.height = .fixed(height)
    }
    versions.emptyView = Label("No versions yet.")
    differences.emptyView = Label("No differences.")
    findings.activatesOnClick = true
    for label in [address, command] { label.wraps = true }
    address.id = "link"
    account.layout.flex = 1
    result = Column(cross: .fill) {
      address
      command
      Row(spacing: 1) { [copyAddress, copyCommand] }
    }
    mistakes = Column(cross: .fill) {
      Label("Mistakes that the server found:")
      findings
    }
    Self.strong(compared)
    let content = Column(cross: .fill) {
      Row(spacing: 1) { [account, session] }
      bar
      apps
      Row(spacing: 1) { [Label("Bundle version"), bundle, publish, reload] }
      result
      mistakes
      Divider()
      versions
      Row(spacing: 1) { [goBack, open] }
      Divider()
      texts
      compared
      differences
    }
    let scroll = Scroll(content)
    scroll.takesFocus = false
    add(scroll)
  }

  private static func strong(_ label: Label) { label.style.emphasis = .strong }

  func show(_ model: PublishingModel) {
    let isFree = model.activity == nil
    let hasSession = model.session != nil
    account.text =
      hasSession ? "\(model.author) at \(model.origin)" : "Not logged in at \(model.origin)"
    session.title = hasSession ? "Log out" : "Log in"
    bar.show(
      model.activity.map { .busy($0) } ?? model.failureText.map { .failed($0) } ?? .nothing)
    showApps(model)
    if bundle.value != model.bundleVersion { bundle.value = model.bundleVersion }
    let canAsk = isFree && hasSession
    let isChosen = canAsk && model.app != nil
    let isVersion = isChosen && !model.versions.isEmpty
    for button in [reload, add] { button.isEnabled = canAsk }
    publish.isEnabled = isChosen
    for button in [goBack, open, compare] { button.isEnabled = isVersion }
    showLink(model.link)
    versions.items = model.versions
    showTexts(model)
    showComparison(model.comparison)
    showFindings(model)
  }

  private func showApps(_ model: PublishingModel) {
    if offeredApps != model.apps {
      offeredApps = model.apps
      let picker =
        model.apps.isEmpty ? nil : Picker("App", model.apps.map { "\($0.id) \($0.name)" })
      picker?.accessibleName = "App"
      picker?.onChange = { [unowned self] in try onApp($0) }
      appPicker = picker
      apps.setChildren([Label("App"), picker ?? Label("There is none yet."), add])
    }
    if let index = model.apps.firstIndex(where: { $0.id == model.app }) { appPicker?.value = index }
    appPicker?.isEnabled = model.activity == nil && model.session != nil
  }

  private func showLink(_ link: PublishedLink?) {
    result.isHidden = link == nil
    guard let link else { return }
    address.text = "Version \(link.version.number): \(link.address)"
    command.text = "Open it: \(link.command)"
  }

  private func showTexts(_ model: PublishingModel) {
    let offered =
      [.document, .draft] + model.versions.map { ComparedText.version($0.number) }
    guard offered != offeredTexts else { return }
    offeredTexts = offered
    let titles = offered.map(\.title)
    // The version that programs get is compared with the document at first.
    let current = model.versions.firstIndex(where: \.isCurrent).map { $0 + 2 } ?? 1
    let old = Picker("Old", titles, value: current)
    let new = Picker("New", titles)
    (old.accessibleName, new.accessibleName) = ("Old text", "New text")
    (oldPicker, newPicker) = (old, new)
    texts.setChildren([Label("From"), old, Label("to"), new, compare])
  }

  private func showComparison(_ comparison: Comparison?) {
    (compared.isHidden, differences.isHidden) = (comparison == nil, comparison == nil)
    guard let comparison else { return }
    let count = comparison.difference.changes.count
    let differs = count == 1 ? "1 difference" : "\(count) differences"
    compared.text = "\(comparison.old.title) → \(comparison.new.title): \(differs)"
    differences.items = comparison.difference.changes.enumerated().map {
      Line(number: $0, text: "\($1)")
    }
  }

  private func showFindings(_ model: PublishingModel) {
    guard case .mistakes(let message)? = model.failure else {
      mistakes.isHidden = true
      return
    }
    mistakes.isHidden = false
    findings.items = message.findings.prefix(1_000).enumerated().map { index, entry in
      let subject = [entry.component, entry.id.map { "\($0)" }].compactMap(\.self)
      let place = subject.isEmpty ? "Line \(entry.line)" : subject.joined(separator: " ")
      return Line(number: index, text: "\(entry.severity): \(place): \(entry.message)")
    }
  }
}

extension VersionMessage {
  /// The version in one line for authors.
  fileprivate var line: String {
    "\(isCurrent ? "● " : "  ")Version \(number) for \(bundleVersion): \(dataVersion)"
      + (isCurrent ? ", current" : "")
  }
}
