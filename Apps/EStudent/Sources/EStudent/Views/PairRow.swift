internal import ScreenKitCore

/// A row with a text, which is truncated if necessary, and a value at the end.
final class PairRow: View {
  private let title = Label()
  private let value = Label()

  override init() {
    super.init()
    title.layout.flex = 1
    title.lineLimit = 1
    add(
      Row(spacing: 1) {
        title
        value
      })
  }

  convenience init(_ title: String, _ value: String) {
    self.init()
    show(title, value)
  }

  override var accessibleText: String {
    [title.text, value.text].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  func show(_ title: String, _ value: String, tint: ViewStyle.Tint = .standard) {
    (self.title.text, self.value.text) = (title, value)
    (self.title.style.tint, self.value.style.tint) = (tint, tint)
  }
}
