import ScreenKitCore
public import ScreenKitNav

/// Stack navigation: a chapter is pushed, and going back pops it.
public final class StackExample: StackNavigator {
  /// Creates the stack.
  public init() {
    let routes = RouteTable()
    routes.add(Chapter.self) { ChapterScreen($0.number) }
    super.init(routes: routes) { ContentsScreen() }
  }
}

struct Chapter: Route { var number: Int }

final class ContentsScreen: Controller {
  private let first = Button("Begin")

  override func makeView() -> View {
    title = "Contents"
    return Column { first }
  }

  override func connect() { connect(first, to: ContentsScreen.begin) }

  private func begin() { push(Chapter(number: 1)) }
}

final class ChapterScreen: Controller {
  private let number: Int
  private let text = Label()
  private let next = Button("Next")
  private let read = Button("Read")

  init(_ number: Int) {
    self.number = number
    super.init()
    title = "Chapter \(number)"
    navigationItem.trailing = [read]
  }

  override func makeView() -> View {
    Column(spacing: 1) {
      text
      next
    }
  }

  override func connect() {
    connect(next, to: ChapterScreen.goOn)
    connect(read, to: ChapterScreen.markRead)
  }

  override func refresh() { text.text = "This is chapter \(number)." }

  private func goOn() { push(Chapter(number: number + 1)) }

  /// The bar follows the title while it is shown.
  private func markRead() { title = "Chapter \(number), read" }
}
