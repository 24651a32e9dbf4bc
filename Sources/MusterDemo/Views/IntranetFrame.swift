internal import ScreenKitCore

/// What stands around a page of the intranet.
final class IntranetFrame: View {
  let back = Button("Back")
  let forward = Button("Forward")
  let bar = LoadBar()
  private let foreign = Label()
  private let body = NavigationFrame()

  override init() {
    super.init()
    (back.id, forward.id, foreign.id) = ("back", "forward", "foreign")
    foreign.wraps = true
    foreign.style.tint = .warning
    foreign.isHidden = true
    body.layout.flex = 1
    add(
      Column(cross: .fill) {
        Row(spacing: 1) {
          back
          forward
        }
        bar
        foreign
        body
      })
  }

  func show(_ page: DocumentView?, canGoBack: Bool, canGoForward: Bool) {
    (back.isEnabled, forward.isEnabled) = (canGoBack, canGoForward)
    body.content = page
    page?.id = "page"
    foreign.isHidden = true
  }

  func show(load content: LoadBar.Content) {
    bar.show(content)
    foreign.isHidden = true
  }

  /// Shows where a link leads that is not followed.
  func show(foreign address: String) {
    foreign.text = "\(address) is outside of the intranet and is not opened."
    foreign.isHidden = false
  }
}
