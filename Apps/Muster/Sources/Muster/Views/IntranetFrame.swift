internal import AppParts
internal import ScreenKitCore

/// The view of an intranet page with Back and Forward buttons above it.
final class IntranetFrame: View {
  let back = Button("Back")
  let forward = Button("Forward")
  let bar = LoadBar(.block, textID: "load", fillsSpace: true)
  private let foreign = Label()
  private let body = NavigationFrame()

  override init() {
    super.init()
    (back.id, forward.id, foreign.id) = ("back", "forward", "foreign")
    foreign.wraps = true
    foreign.style.tint = .warning
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
  }

  /// Shows the address of a link that was not followed; `nil` hides the message.
  func show(foreign address: String?) {
    foreign.text = address.map { "\($0) is outside the intranet and was not opened." } ?? ""
    foreign.isHidden = address == nil
  }
}
