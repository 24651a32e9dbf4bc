import Controls
public import ScreenKitCore

/// A screen that shows a tag, and the controls that change it.
public final class TagScreen: Controller {
  private let tag: Tag
  private let preview = Label()
  private let chooser = TintChooser()
  private lazy var form = Form(submit: "Apply", FormField("Color", chooser))
  private let lock = Button("Lock")
  private let reset = Button("Reset")

  /// Creates a screen of `tag`.
  public init(_ tag: Tag = Tag()) {
    self.tag = tag
    super.init()
    title = "Tag"
  }

  /// Sets the model's tint to that of an earlier run.
  ///
  /// The observation of the model sets the chooser, so the chooser's own saved state is not enough.
  public override func create(restoring state: SavedState?) throws {
    guard let saved = state?["tint"] else { return }
    chooser.restore(saved)
    tag.tint = chooser.value
  }

  /// Saves the chosen tint, in the form of the chooser.
  public override func save() throws -> SavedState? {
    var state = SavedState()
    state["tint"] = chooser.savedState
    return state
  }

  public override func makeView() -> View {
    (preview.id, chooser.id) = ("preview", "color")
    chooser.accessibleName = "Color"
    return Column(spacing: 1) {
      preview
      form
      Row(spacing: 2) {
        lock; reset
      }
    }
  }

  public override func connect() {
    connect(chooser) { screen, tint in screen.tag.tint = tint }
    connect(reset) { $0.tag.tint = .standard }
    connect(lock) { $0.tag.isLocked.toggle() }
    connect(submit: form, to: TagScreen.apply)
    observe(tag, \.tint) { screen, change in screen.chooser.value = change.new }
    observe(tag, \.applied) { screen, change in
      screen.preview.style.tint = change.new ?? .secondary
      screen.preview.text = change.new == nil ? "A tag without a color" : "A tag with a color"
    }
    observe(tag, \.isLocked) { screen, change in
      screen.chooser.isEnabled = !change.new
      screen.lock.title = change.new ? "Unlock" : "Lock"
    }
  }

  private func apply() { tag.applied = tag.tint }
}
