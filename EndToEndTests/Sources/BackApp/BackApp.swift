import ScreenKitCore
import ScreenKitNav
import ScreenKitText

/// A stack whose root reacts to Back by the rule on its command line.
@main struct BackApp: TextApp {
  private var rule = RootBack.ignore

  let options = [LaunchOption("RULE", help: "background, finish or ignore")]

  mutating func configure(_ launch: Launch) throws {
    switch launch.value(of: "RULE") {
    case "background": rule = .background
    case "finish": rule = .finish
    case "ignore": rule = .ignore
    default: throw LaunchError("RULE is background, finish or ignore")
    }
  }

  func makeRoot() -> Controller { StackNavigator { [rule] in BackScreen(rule) } }
}

/// A screen that shows the number of its appearances, and opens another screen.
final class BackScreen: Controller {
  private let visits = Label()
  private let rule: RootBack
  private var count = 0

  init(_ rule: RootBack) {
    self.rule = rule
    super.init()
    title = "root"
  }

  override func makeView() -> View { visits }
  override func connect() { command("Deeper", "d", to: BackScreen.goDeeper) }

  override func appear() {
    application?.rootBack = rule
    count += 1
    visits.text = "visits \(count)"
  }

  private func goDeeper() { navigator?.push(DeeperScreen()) }
}

final class DeeperScreen: Controller {
  override func makeView() -> View { Label("deeper") }
}
