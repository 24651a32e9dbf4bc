internal import ScreenKitCore
internal import ScreenKitNav

/// The root screen of a described app, with the navigators of all controllers.
final class DescribedApp: Controller, SingleChildContainer {
  /// The model.
  let model: DescribedModel
  private let updates: DescriptionUpdates?
  let frame = NavigationFrame()
  private let updating = ScreenTask()
  /// The task that reads the reports of the source until the app ends.
  private var following: Task<Void, Never>?
  private var shape: DescriptionShape

  /// Creates the app.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - updates: The source of new versions; `nil` if there are none.
  init(_ model: DescribedModel, updates: DescriptionUpdates? = nil) {
    (self.model, self.updates) = (model, updates)
    shape = DescriptionShape(model.description)
    super.init()
  }

  // MARK: Lifecycle

  override func destroy() { following?.cancel() }

  // MARK: Interface

  override func makeView() -> View { frame }

  override func connect() {
    observe(model, \.description, while: .lifetime, initially: false) { app, change in
      app.follow(DescriptionShape(change.new))
    }
    guard let updates else { return }
    observe(updates.store, \.app, while: .lifetime) { app, change in
      if let new = change.new { app.model.description = new }
    }
    observe(updates.store, \.refusal, while: .lifetime, initially: false) { app, change in
      if let refusal = change.new { app.show(refusal: refusal) }
    }
    task(updating, while: .lifetime) { app in
      await updates.store.restore()
      app.follow(updates.source)
    }
  }

  // MARK: Container

  /// Creates the navigators around all controllers.
  func makeChild(_ id: ChildID) -> Controller {
    guard !model.description.controllers.isEmpty else { return WaitingScreen(model, updates) }
    let (model, routes) = (model, RouteTable())
    routes.add(DescribedRoute.self) { model.makeController($0) }
    routes.add(ModalRoute.self) { ModalStack(model, $0) }
    return CompositeNavigator(routes: routes) {
      // There is no route here, since the first controller always exists.
      StackNavigator { model.makeController(DescribedRoute(path: [0], in: model.description)) }
    }
  }

  // MARK: Logic

  /// Applies the reports of `source`, each in its own turn of the app.
  ///
  /// The loop is not a task of the screen, since it waits until the app ends.
  private func follow(_ source: any DescriptionSource) {
    following = Task { [weak self] in
      for await report in source.updates() {
        guard let application = self?.application else { return }
        application.post { [weak self] in self?.receive(report, source) }
      }
    }
  }

  private func receive(_ report: DescriptionUpdate, _ source: any DescriptionSource) {
    guard let store = updates?.store else { return }
    task(updating, while: .lifetime) { _ in
      await store.receive(report, comparesTexts: source.comparesTexts)
    }
  }

  private func show(refusal: DescriptionStore.Refusal) {
    application?.show(Toast(model.texts.versions.refused(refusal.findings.count)))
  }

  private func follow(_ new: DescriptionShape) {
    guard new != shape, content != nil else { return }
    shape = new
    model.rebuildCount += 1
    replaceChild()
  }
}
