internal import RmadAPI
internal import ScreenKitCore

/// The choice among the author's apps on the server, and a button that adds an app.
final class AppChoice: View {
  let add = Button("New app")
  /// The picker, replaced after each change of the apps; `nil` without apps.
  private(set) var picker: Picker?
  /// The handler of the author's choice, with the index of the app.
  var onChoice: (Int) throws -> Void = { _ in }

  private let row = Row(spacing: 1) {}
  private var offered: [AppMessage]?

  override init() {
    super.init()
    add(row)
  }

  func show(_ model: PublishingModel) {
    if offered != model.apps {
      offered = model.apps
      picker =
        model.apps.isEmpty ? nil : Picker("App", model.apps.map { "\($0.id) \($0.name)" })
      picker?.accessibleName = "App"
      picker?.onChange = { [unowned self] in try onChoice($0) }
      row.setChildren([Label("App"), picker ?? Label("There is none yet."), add])
    }
    if let index = model.apps.firstIndex(where: { $0.id == model.app }) { picker?.value = index }
    picker?.isEnabled = model.activity == nil && model.session != nil
  }
}
