import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Controller observation", .leakFree, .proves("F-119", "F-124"))
struct ControllerObservationTests {
  private let person = Person()
  private let log = Log<String>()
  private let screen = TestScreen()

  @Test(.proves("F-005", "F-132"))
  func `the value at the first appear is reported before appear`() {
    screen.on[.connect] = { [person, log] screen in
      screen.observe(person, \.age) { _, change in log.write("\(change.new)") }
    }
    screen.on[.refresh] = { [person, log] _ in
      log.write("refresh")
      person.age = 31
    }
    screen.on[.appear] = { [log] _ in log.write("appear") }
    let app = TestApp(screen)
    #expect(log.take() == ["refresh", "31", "appear"])
    person.age = 32
    #expect(log.take() == ["32"])
    withExtendedLifetime(app) {}
  }

  @Test func `without an initial report the first write is the first report`() {
    observe(initially: false)
    let app = TestApp(screen)
    #expect(log.isEmpty)
    person.age = 31
    #expect(log.take() == ["31"])
    withExtendedLifetime(app) {}
  }

  @Test(.proves("F-094"))
  func `between pause and appear changes are collected into one report`() {
    observe()
    let app = TestApp(screen)
    app.request(.enterBackground)
    _ = log.take()
    (person.age, person.age) = (31, 32)
    #expect(log.isEmpty)
    app.request(.enterForeground)
    #expect(log.take() == ["32"])
    app.request(.enterBackground)
    app.request(.enterForeground)
    #expect(log.isEmpty)
    person.age = 33
    withExtendedLifetime(app) { #expect(log.take() == ["33"]) }
  }

  @Test func `writes in pause are still reported to the screen`() {
    observe()
    screen.on[.pause] = { [person] _ in person.age = 31 }
    let app = TestApp(screen)
    _ = log.take()
    app.request(.enterBackground)
    #expect(log.take() == ["31"])
    app.request(.enterForeground)
    #expect(log.isEmpty)
  }

  @Test func `for a lifetime it lasts from its registration to destroy`() {
    observe(while: .lifetime)
    screen.on[.refresh] = { [log] _ in log.write("refresh") }
    let app = TestApp(screen)
    #expect(log.take() == ["30", "refresh"])
    app.request(.enterBackground)
    person.age = 31
    #expect(log.take() == ["31"])
    app.request(.terminate)
    person.age = 32
    #expect(log.isEmpty)
  }

  @Test func `for a lifetime without an initial report it awaits the first write`() {
    observe(while: .lifetime, initially: false)
    let app = TestApp(screen)
    #expect(log.isEmpty)
    person.age = 31
    #expect(log.entries == ["31"])
    withExtendedLifetime(app) {}
  }

  @Test(arguments: [true, false])
  func `for a lifetime it may be registered before the creation`(
    initially: Bool
  ) {
    screen.observe(person, \.age, while: .lifetime, initially: initially) { [log] _, change in
      log.write("\(change.new)")
    }
    #expect(log.isEmpty)
    let app = TestApp(screen)
    #expect(log.take() == (initially ? ["30"] : []))
    person.age = 31
    #expect(log.take() == ["31"])
    withExtendedLifetime(app) {}
  }

  @Test func `a value changed before the creation is reported once`() {
    screen.observe(person, \.age, while: .lifetime, initially: false) { [log] _, change in
      log.write("\(change.new)")
    }
    (31...33).forEach { person.age = $0 }
    #expect(log.isEmpty)
    let app = TestApp(screen)
    #expect(log.entries == ["33"])
    withExtendedLifetime(app) {}
  }

  @Test func `registered while visible, it starts at once`() {
    let app = TestApp(screen)
    screen.observe(person, \.age) { [log] _, change in log.write("\(change.new)") }
    screen.observe(person, \.name, initially: false) { [log] _, change in log.write(change.new) }
    #expect(log.take() == ["30"])
    person.name = "Bob"
    #expect(log.take() == ["Bob"])
    withExtendedLifetime(app) {}
  }

  @Test func `a report at appear may make new subscriptions`() {
    screen.on[.connect] = { [person, log] screen in
      screen.observe(person, \.age) { screen, change in
        screen.after(.seconds(1)) { _ in log.write("later") }
        screen.observe(person, \.name) { _, change in log.write(change.new) }
      }
    }
    let app = TestApp(screen)
    #expect(log.take() == ["Ann"])
    app.clock.advance(by: .seconds(1))
    #expect(log.take() == ["later"])
  }

  @Test func `controllers may use old values and values without comparison`() {
    let app = TestApp(screen)
    screen.observe(person, \.name, initially: false, keepingOld: true) { [log] _, change in
      log.write("\(change.old ?? "nil")→\(change.new)")
    }
    screen.observe(person, \.secret, initially: false) { [log] _, change in
      log.write(change.new.text)
    }
    person.name = "Bob"
    person.secret.text = "s"
    #expect(log.entries == ["Ann→Bob", "s"])
    withExtendedLifetime(app) {}
  }

  @Test func `a screen paused within a round gets the change later`() {
    let app = TestApp(screen)
    // The observer is registered first, so that the screen pauses before its own observer's turn.
    let token = person.observe(\.age) { [screen, application = app.application] change in
      if change.new == 31 { screen.pauseTree(in: application) }
    }
    screen.observe(person, \.age) { [log] _, change in log.write("\(change.new)") }
    _ = log.take()
    person.age = 31
    #expect(log.isEmpty)
    screen.appearTree(in: app.application)
    #expect(log.take() == ["31"])
    withExtendedLifetime(token) {}
  }

  @Test func `no observation outlives its screens`() {
    observe()
    screen.on[.create] = { [person] screen in
      screen.observe(person, \.home.city, while: .lifetime) { _, _ in }
      screen.observe(person, \.tags) { _, _ in }
    }
    let app = TestApp(screen)
    #expect(person.observerCount == 3)
    app.request(.terminate)
    #expect(person.observerCount == 0)
  }

  private func observe(while scope: LifecycleScope = .visible, initially: Bool = true) {
    screen.on[.connect] = { [person, log] screen in
      screen.observe(person, \.age, while: scope, initially: initially) { _, change in
        log.write("\(change.new)")
      }
    }
  }
}
