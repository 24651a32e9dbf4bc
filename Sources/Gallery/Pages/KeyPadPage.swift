import ScreenKitCore

final class KeyPadPage: Page {
  private let field = TextField("Typed on the keyboard below")
  private lazy var pad = KeyPad(for: field)

  override func makeView() -> View {
    (field.id, pad.id, pad.accessibleName) = ("field", "pad", "Keyboard")
    return Scroll(
      Column(spacing: 1, cross: .fill) {
        field
        pad
      })
  }

  override func connect() {
    connect(field, to: KeyPadPage.typed)
    connect(submit: field, to: KeyPadPage.submitted)
  }

  private func typed(_ text: String) { log.record("The text is “\(text)”") }
  private func submitted(_ text: String) { log.record("“\(text)” was submitted") }
}
