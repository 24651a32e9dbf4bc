import ScreenKitCore
public import ScreenKitNav

/// A screen that is presented over another one and returns a result to it.
public final class ModalExample: CompositeNavigator {
  /// Creates the app.
  public init() {
    let routes = RouteTable()
    routes.add(PickColor.self) { _ in ColorScreen() }
    super.init(routes: routes) { WallScreen() }
  }
}

struct PickColor: ResultRoute {
  typealias Output = String
}

final class WallScreen: Controller {
  private let color = Label("No color yet")
  private let pick = Button("Pick a color")

  override func makeView() -> View {
    title = "Wall"
    return Column(spacing: 1) {
      color
      pick
    }
  }

  override func connect() {
    connect(pick, to: WallScreen.ask)
    // Registered here, so that a result also arrives after a relaunch.
    onResult(of: PickColor.self) { screen, color in
      screen.color.text = color.map { "The wall is \($0)" } ?? "Nothing was picked"
    }
  }

  private func ask() { present(PickColor(), as: .dialog) }
}

final class ColorScreen: Controller {
  private let red = Button("Red")
  private let blue = Button("Blue")

  override func makeView() -> View {
    Row(spacing: 2) {
      red
      blue
    }
  }

  override func connect() {
    connect(red, to: ColorScreen.answerRed)
    connect(blue, to: ColorScreen.answerBlue)
  }

  private func answerRed() { finish(PickColor.self, with: "red") }
  private func answerBlue() { finish(PickColor.self, with: "blue") }
}
