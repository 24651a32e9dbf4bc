import ScreenKitCore

/// A screen that declares the meaning of its texts; the look decides on their appearance.
final class ReportScreen: Controller {
  private let heading = Label("Report")
  private let status = Label("All systems work.")
  private let detail = Label()

  override func makeView() -> View {
    heading.style.emphasis = .strong
    status.style.tint = .positive
    detail.styledText =
      "Disk: \("91 %", StyledText.Style(tint: .warning)), memory: \("40 %", tint: .positive)"
    return Box(
      "System",
      Column {
        heading
        status
        detail
      })
  }
}

/// A screen whose design comes from elsewhere, with explicit colours.
final class BrandScreen: Controller {
  private let banner = Label("Ferry to the island")

  override func makeView() -> View {
    banner.paint = ViewPaint(
      foreground: TextColor(hex: "ffffff"), background: TextColor(hex: "0a4a78"),
      font: ViewFont(size: 24, weight: .bold))
    return Column(cross: .fill) {
      banner
    }
  }
}
