import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Controller release", .leakFree, .proves("F-124"))
struct ControllerReleaseTests {
  @Test func `an app that has ended leaves nothing behind`() {
    var app: TestApp? = TestApp(DenseScreen())
    weak let screen = app?.application.root as? DenseScreen
    weak let person = screen?.person
    weak let view = screen?.view
    weak let button = screen?.button
    weak let application = app?.application
    let clock = app?.clock
    #expect(person?.observerCount == 3)
    #expect(clock?.pendingCount == 2)
    app?.press("x")
    app?.request(.terminate)
    #expect(person?.observerCount == 0)
    #expect(clock?.pendingCount == 0)
    app = nil
    #expect(application == nil)
    #expect(screen == nil)
    #expect(person == nil)
    #expect(view == nil)
    #expect(button == nil)
  }

  @Test func `a destroyed child is released with its model's observers`() {
    let person = Person()
    let parent = TestScreen()
    let app = TestApp(parent)
    weak var gone: DenseScreen?
    do {
      let child = DenseScreen(person)
      gone = child
      parent.adopt(child)
      child.appearTree(in: app.application)
      #expect(person.observerCount == 3)
      child.pauseTree(in: app.application)
      child.destroyTree(in: app.application)
      parent.release(child)
    }
    #expect(gone == nil)
    #expect(person.observerCount == 0)
    #expect(app.clock.pendingCount == 0)
  }

  @Test func `an observing screen that is never created leaves no observer`() {
    let person = Person()
    var screen: TestScreen? = TestScreen()
    screen?.observe(person, \.age) { _, _ in }
    #expect(person.observerCount == 1)
    screen = nil
    #expect(person.observerCount == 0)
  }

  @Test func `the application does not retain the objects of its callbacks`() {
    let app = TestApp(DenseScreen())
    weak var delegate: TestApp?
    do {
      let other = TestApp(Controller())
      delegate = other
    }
    #expect(delegate == nil)
    withExtendedLifetime(app) {}
  }
}

/// A screen with every kind of subscription.
private final class DenseScreen: Controller {
  let person: Person
  let button = Button("+1")
  private let label = Label()

  init(_ person: Person = Person()) { self.person = person }

  override func makeView() -> View {
    Column {
      Row { label }
      button
    }
  }

  override func connect() {
    connect(button, to: DenseScreen.grow)
    command("Grow", "x", to: DenseScreen.grow)
    observe(person, \.age) { screen, change in screen.label.text = "\(change.new)" }
    observe(person, \.home.city, while: .lifetime) { screen, change in
      screen.label.text = change.new
    }
    observe(person, \.greeting, initially: false) { screen, change in
      screen.label.text = change.new
    }
    after(.seconds(1)) { $0.grow() }
    after(.seconds(1), while: .lifetime) { $0.grow() }
  }

  private func grow() { person.age += 1 }
}
