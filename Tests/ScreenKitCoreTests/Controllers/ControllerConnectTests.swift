import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Controller connections", .leakFree, .proves("F-010", "F-131", "F-133"))
struct ControllerConnectTests {
  @Test(.proves("F-005", "F-011"))
  func `a control and a key call one method, which changes the model`() {
    let counter = CounterScreen()
    let app = TestApp(counter)
    #expect(counter.value.text == "30")
    app.press(KeyPress(.enter))
    #expect(counter.value.text == "31")
    app.press("+")
    #expect(counter.value.text == "32")
    #expect(counter.commands.map(\.name) == ["Increase"])
  }

  @Test(.proves("F-009"))
  func `one controller replaces another, and the view stays the same`() {
    let counter = CounterScreen()
    let app = TestApp(counter)
    let backing = ChangeLog()
    counter.plus.backing = backing
    let log = Log<String>()
    let players: [any Player] = [PlayController(log), StopController(log)]
    for player in players + players {
      player.take(counter.plus)
      app.press(KeyPress(.enter))
    }
    #expect(log.entries == ["play", "stop", "play", "stop"])
    #expect(backing.changes.isEmpty)
    #expect(counter.value.text == "30")
  }

  @Test(.proves("F-009"))
  func `a control can get another action while it runs`() {
    let counter = CounterScreen()
    let app = TestApp(counter)
    counter.connect(counter.plus, to: CounterScreen.reset)
    app.press(KeyPress(.enter))
    #expect(counter.value.text == "0")
  }

  @Test func `a control connected to a released screen does nothing`() throws {
    let button = Button("press")
    var screen: CounterScreen? = CounterScreen()
    weak let gone = screen
    let person = try #require(screen?.person)
    screen?.connect(button, to: CounterScreen.reset)
    person.age = 7
    screen = nil
    #expect(gone == nil)
    try button.perform()
    #expect(person.age == 7)
  }
}

private final class CounterScreen: Controller {
  let person = Person()
  let value = Label()
  let plus = Button("+1")

  override func makeView() -> View {
    Column {
      value
      plus
    }
  }

  override func connect() {
    connect(plus, to: CounterScreen.increase)
    command("Increase", "+", "=", to: CounterScreen.increase)
    observe(person, \.age) { screen, change in screen.value.text = "\(change.new)" }
  }

  func increase() { person.age += 1 }
  func reset() { person.age = 0 }
}

/// The interface of all controllers with a certain button.
private protocol Player: Controller {
  func press()
}

extension Player {
  @MainActor func take(_ button: Button) { connect(button, to: Self.press) }
}

private final class PlayController: Controller, Player {
  private let log: Log<String>
  init(_ log: Log<String>) { self.log = log }
  func press() { log.write("play") }
}

private final class StopController: Controller, Player {
  private let log: Log<String>
  init(_ log: Log<String>) { self.log = log }
  func press() { log.write("stop") }
}

/// A log of the changes that a view reports to its backend.
private final class ChangeLog: ViewBacking {
  private(set) var changes: [ViewChange] = []
  override func viewDidChange(_ change: ViewChange) { changes.append(change) }
}
