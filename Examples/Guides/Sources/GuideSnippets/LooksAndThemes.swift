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

/// A screen of settings, where the user chooses the look of the app.
final class AppearanceScreen: Controller {
  private lazy var look = Picker("Look", application?.looks.names ?? [])

  override func makeView() -> View { Form(FormField("Look", look)) }

  override func connect() {
    guard let looks = application?.looks else { return }
    connect(look) { _, index in try looks.choose(looks.names[index]) }
    observe(looks, \.current) { screen, change in
      screen.look.value = looks.names.firstIndex(of: change.new) ?? 0
    }
  }
}
