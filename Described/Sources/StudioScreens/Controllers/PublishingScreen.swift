internal import AppParts
internal import RmadAPI
internal import ScreenKitCore

/// The screen that publishes the document on a server and shows its versions.
final class PublishingScreen: Controller {
  private let model: PublishingModel
  /// The handler of an opened mistake, with its index in the server's list.
  private let openFinding: (Int) -> Void
  private let server = PublishingView()
  private let work = ScreenTask()
  /// The last request, which the author can repeat.
  private var last: (@MainActor (PublishingScreen) -> Void)?

  init(_ model: PublishingModel, openFinding: @escaping (Int) -> Void) {
    (self.model, self.openFinding) = (model, openFinding)
    super.init()
    title = "Server"
  }

  // MARK: Lifecycle

  override func appear() {
    if model.session == nil { logIn() } else { load() }
  }

  // MARK: Interface

  override func makeView() -> View { server }

  override func connect() {
    refresh(
      when: model, \.session, \.apps, \.app, \.versions, \.activity, \.failure, \.link,
      \.comparison, \.bundleVersion)
    connect(server.session) { $0.model.session == nil ? $0.logIn() : $0.logOut() }
    connect(server.bar.button) { $0.cancelOrRepeat() }
    connect(server.reload) { $0.load() }
    connect(server.apps.add) { $0.addApp() }
    connect(server.publish) { $0.publish() }
    connect(server.versions.goBack) { $0.goBackToVersion() }
    connect(server.versions.open) { $0.openVersion() }
    connect(server.comparison.compare) { $0.compare() }
    connect(server.link.copyAddress) { $0.copy($0.model.link?.address, "The link") }
    connect(server.link.copyCommand) { $0.copy($0.model.link?.command, "The command") }
    connect(server.findings.list) { $0.openFinding($1.number) }
    server.bundle.onChange = { [weak self] in self?.model.bundleVersion = $0 }
    connect(server.bundle, \.onSubmit) { screen, _ in screen.publish() }
    server.apps.onChoice = { [weak self] in self?.chooseApp($0) }
    command("Publish", "F9") { $0.publish() }
    command("New app", "Ctrl-N") { $0.addApp() }
    command("Reload", "F5") { $0.load() }
    command("Compare", "F7") { $0.compare() }
    command("Copy link", "Ctrl-L") { $0.copy($0.model.link?.address, "The link") }
  }

  override func refresh() { server.show(model) }

  /// Cancels a request that is under way.
  override func goBack() -> Bool { cancelIfRunning(work) }

  // MARK: Requests

  /// Returns whether a request is under way; if so, shows a message about it.
  private func refusesForActivity() -> Bool {
    guard let activity = model.activity else { return false }
    let text = "“\(activity)” is still running. Wait, or press Esc to cancel."
    application?.show(Toast(text, tint: .warning, isUrgent: true))
    return true
  }

  /// Runs a request; the button of the bar cancels or repeats it.
  private func run(_ request: @escaping @MainActor (PublishingScreen) async -> Void) {
    guard !refusesForActivity(), !work.isRunning else { return }
    guard model.session != nil else { return logIn { $0.run(request) } }
    last = { $0.run(request) }
    task(work) { screen in
      await request(screen)
      screen.offerLogin { $0.run(request) }
    }
  }

  private func cancelOrRepeat() {
    if model.activity != nil { return work.cancel() }
    guard let last, model.session != nil else { return load() }
    last(self)
  }

  /// Asks for another login after a session has ended, and then repeats the request.
  private func offerLogin(then request: @escaping @MainActor (PublishingScreen) -> Void) {
    if model.failure == .sessionEnded { logIn(then: request) }
  }

  private func load() { run { _ = await $0.model.load() } }

  private func chooseApp(_ index: Int) {
    let apps = model.apps
    guard apps.indices.contains(index), apps[index].id != model.app else { return }
    run { await $0.model.choose(apps[index].id) }
  }

  private func publish(replacing: Bool = false) {
    guard model.session == nil || model.app != nil else { return addApp() }
    run { screen in
      if await screen.model.publish(replacing: replacing) {
        let number = screen.model.link?.version.number ?? 0
        screen.application?.show(Toast("Version \(number) is published.", tint: .positive))
      } else if screen.model.failure == .conflict {
        screen.askAboutConflict()
      }
    }
  }

  private func compare() {
    guard let (old, new) = server.comparison.chosen else { return }
    run { await $0.model.compare(old, new) }
  }

  private func goBackToVersion() {
    guard let version = server.versions.list.highlightedItem ?? model.versions.first else { return }
    let dialog = Dialog<Bool>(
      "Make version \(version.number) current?",
      message:
        "Programs with version \(version.bundleVersion) get it immediately. Other versions are kept.",
      buttons: [.cancel(), DialogButton("Make current", .preferred, answer: true)])
    ask(dialog) { screen, answer in
      if answer == true { screen.run { await $0.model.rollBack(to: version.number) } }
    }
  }

  private func openVersion() {
    guard let version = server.versions.list.highlightedItem ?? model.versions.first else { return }
    open(.version(version.number))
  }

  private func open(_ text: ComparedText) {
    run { screen in
      if await screen.model.open(text) {
        screen.application?.show(
          Toast("\(text.title) was opened. Undo restores the previous document."))
      }
    }
  }

  private func copy(_ text: String?, _ name: String) {
    guard let text else { return }
    application?.window.clipboard.copy(text)
    application?.show(Toast("\(name) was copied."))
  }

  // MARK: Questions

  /// The answers to the question about a draft that the author has not seen.
  private enum Conflict { case compare, open, replace }

  private func askAboutConflict() {
    let dialog = Dialog(
      "The server has another draft",
      message: "The draft has changed since you loaded it. Nothing was published.",
      buttons: [
        .cancel(), DialogButton("Compare", .preferred, answer: Conflict.compare),
        DialogButton("Open", answer: .open),
        DialogButton("Replace", .destructive, answer: .replace),
      ])
    ask(dialog) { screen, answer in
      switch answer {
      case .compare?: screen.run { await $0.model.compare(.draft, .document) }
      case .open?: screen.open(.draft)
      case .replace?: screen.publish(replacing: true)
      case nil: break
      }
    }
  }

  private func addApp() {
    guard !refusesForActivity() else { return }
    let field = TextField("Name")
    (field.accessibleName, field.layout.width) = ("Name of the app", .fixed(32))
    let file = model.studio.file.name
    field.value = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
    let dialog = Dialog(
      "New app on the server",
      buttons: [
        .cancel(),
        DialogButton<String>.computing("Add", .preferred) {
          field.value.isEmpty ? nil : field.value
        },
      ]
    ) { field }
    ask(dialog) { screen, name in
      if let name { screen.run { await $0.model.addApp(name) } }
    }
  }

  private func logIn(then next: (@MainActor (PublishingScreen) -> Void)? = nil) {
    guard !refusesForActivity() else { return }
    let question = LoginDialog(model)
    ask(question.dialog) { screen, _ in
      question.end()
      guard screen.model.session != nil else { return }
      if let next, screen.model.app != nil { next(screen) } else { screen.load() }
    }
    question.connect(self)
  }

  private func logOut() {
    work.cancel()
    application?.task { [model] in await model.logOut() }
  }
}
