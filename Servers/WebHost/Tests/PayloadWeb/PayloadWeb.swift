import ScreenKitCore
import WebHost

/// An app whose pages are full of texts with markup, as a program for tests.
///
/// The first page has the first text, and each further page the next one.
@main
final class PayloadWeb: WebApp {
  private var pageCount = 0

  init() {}

  func makeRoot(for visitor: Visitor) -> Controller {
    defer { pageCount += 1 }
    return PayloadScreen(pageCount % Payload.all.count)
  }
}

/// A screen with a text in controls of all kinds, which shows another set of controls on request.
final class PayloadScreen: Controller {
  private let number: Int
  private let place = Column {}
  private let again = Button("Again")
  private let copy = Button("Copy")
  private var setCount = 0

  init(_ number: Int) {
    self.number = number
    super.init()
    title = Payload.all[number]
  }

  override func makeView() -> View {
    Column {
      again
      copy
      place
    }
  }

  override func connect() {
    connect(again, to: PayloadScreen.showSet)
    connect(copy) { screen in
      screen.application?.window.clipboard.copy("1 < 2 & \"Größe\"\nЂ🙂")
    }
    showSet()
  }

  private func showSet() {
    setCount += 1
    let label = Label("text \(number) of \(Payload.all.count), set \(setCount)")
    place.setChildren([label] + Payload.views(Payload.all[number]))
  }
}
