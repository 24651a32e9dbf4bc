import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

/// Random screens and random users over a connection that is slow, breaks and recovers.
@MainActor
@Suite("Network weather", .leakFree)
struct WeatherTests {
  @Test(arguments: RandomWalks.seeds(8, of: 60))
  func `after all messages the page equals a fresh rendering`(seed: UInt64) {
    var numbers = SmallGenerator(seed: seed)
    let screen = RandomScreen()
    let test = WebTest(screen.root)
    for _ in 0..<60 {
      switch numbers.number(0..<10) {
      case 0..<5: test.session.application.run { screen.change(&numbers) }
      case 5, 6: use(test, &numbers)
      case 7: test.isSlow.toggle()
      case 8: reconnect(test, &numbers)
      default:
        test.deliver()
        test.acknowledge()
      }
    }
    settle(test)
    #expect(test.differences == [])
    #expect(test.page.problems.isEmpty)
    #expect(test.closes.isEmpty)
    let before = test.page.progress.lastFrame
    test.session.application.run {}
    #expect(test.page.progress.lastFrame == before)
  }

  @Test(arguments: RandomWalks.seeds(4, of: 40))
  func `restarts and duplicated tabs keep typed text`(seed: UInt64) {
    var numbers = SmallGenerator(seed: seed)
    var screen = RandomScreen()
    var test = WebTest(screen.root)
    for _ in 0..<6 {
      for _ in 0..<10 {
        if numbers.number(0..<2) == 0 {
          test.session.application.run { screen.change(&numbers) }
        } else {
          use(test, &numbers)
        }
      }
      settle(test)
      let texts = screen.texts
      // A restart ends the earlier session, and a duplicated tab leaves it open; both have a copy
      // from the archive.
      let archive = test.session.archive()
      let isRestart = numbers.number(0..<2) == 0
      if isRestart { test.session.end() }
      let (old, next) = (test, RandomScreen())
      (screen, test) = (next, WebTest(ViewController(next.root), archive: archive))
      #expect(texts.allSatisfy { screen.texts[$0.key] == $0.value })
      settle(test)
      #expect(test.differences == [])
      #expect(test.page.problems.isEmpty)
      if !isRestart { #expect(old.differences == []) }
    }
  }

  private func use(_ test: WebTest, _ numbers: inout SmallGenerator) {
    // The list of commands would cover the screen.
    let commands = test.page.element("button", named: "Commands")?.node
    let known = test.page.nodes.keys.filter { $0 != commands }.sorted()
    guard !known.isEmpty else { return }
    let number = known[numbers.number(0..<known.count)]
    if let field = test.page.fields[number] {
      let from = numbers.number(0..<field.shown.count + 1)
      let to = numbers.number(from..<field.shown.count + 1)
      test.type("e\(numbers.number(0..<10))", replacing: from..<to, in: number)
    } else {
      test.send("[\"p\",\(number)]")
    }
  }

  /// Breaks the connection, loses pending messages, and reconnects the client.
  private func reconnect(_ test: WebTest, _ numbers: inout SmallGenerator) {
    test.session.leave(at: test.clock.now)
    if numbers.number(0..<2) == 0 { test.loseFrames() }
    test.session.application.run {}
    test.join(lastFrame: test.waiting.isEmpty ? test.page.progress.lastFrame : -1)
    // A page sends nothing before it has joined again.
    test.deliver()
    test.resendEdits()
  }

  private func settle(_ test: WebTest) {
    test.isSlow = false
    for _ in 0..<20 {
      test.deliver()
      test.acknowledge()
    }
  }

  @Test func `a slow client gets combined changes`() {
    let label = Label("0")
    let test = WebTest(Column { label })
    test.isSlow = true
    for count in 1...1000 { test.session.application.run { label.text = "\(count)" } }
    #expect(test.waiting.count <= WebLimits().framesInFlight + 1)
    test.isSlow = false
    test.deliver()
    test.acknowledge()
    #expect(test.page.nodes(showing: "1000").count == 1)
  }

  @Test func `a page that wakes its app is welcomed before other frames`() {
    let test = WebTest(VisitedScreen())
    let known = test.page.progress.lastFrame
    test.disconnect()
    test.advance(by: .seconds(61))
    #expect(!test.session.application.state.isInForeground)
    test.join(lastFrame: known)
    #expect(test.frames.first?.contains("[\"j\",") == true)
    #expect(!test.frames.contains { $0.contains("[\"*\",") })
    #expect(test.page.nodes(showing: "visit 2").count == 1)
    #expect(test.differences == [] && test.page.problems.isEmpty)
  }

  @Test func `after a break, waiting changes precede later edits`() {
    let (label, field) = (Label("0"), TextField("Name", text: "ab"))
    let test = WebTest(Column { [label, field] })
    test.isSlow = true
    for count in 1...100 { test.session.application.run { label.text = "\(count)" } }
    test.deliver()
    test.session.application.run { field.value = "abc" }
    test.type("x", replacing: 2..<2, in: test.number(of: field))
    test.type("y", replacing: 0..<0, in: test.number(of: field))
    test.session.leave(at: test.clock.now)
    test.join(lastFrame: test.page.progress.lastFrame)
    settle(test)
    #expect(field.value == "yabcx")
    #expect(test.differences == [])
    #expect(test.page.problems.isEmpty)
  }
}

/// A screen that counts how often it comes to the front.
private final class VisitedScreen: Controller {
  private let label = Label()
  private var count = 0

  override func makeView() -> View { label }

  override func appear() {
    count += 1
    label.text = "visit \(count)"
  }
}

/// A tree of views that changes at random.
@MainActor
final class RandomScreen {
  let root = Column {}
  private var views: [View] = []

  init() {
    let field = TextField("Name", text: "start")
    let limited = TextField("Short", text: "ab")
    limited.limit = 4
    (field.id, limited.id) = ("name", "short")
    root.setChildren([field, limited, Column {}, Row {}])
    views = [field, limited]
  }

  /// The texts of the fields on the screen, by the identity of each field.
  var texts: [ViewID: String] {
    var texts: [ViewID: String] = [:]
    for case let field as TextField in root.children { field.id.map { texts[$0] = field.value } }
    return texts
  }

  func change(_ numbers: inout SmallGenerator) {
    let boxes = boxes(in: root)
    let box = boxes[numbers.number(0..<boxes.count)]
    switch numbers.number(0..<8) {
    case 0, 1: box.add(make(&numbers), at: numbers.number(0..<box.children.count + 1))
    case 2: box.setChildren(box.children.shuffled(using: &numbers))
    case 3: if box !== root { box.children.randomElement(using: &numbers)?.removeFromParent() }
    case 4: box.children.randomElement(using: &numbers)?.isHidden.toggle()
    case 5: box.children.randomElement(using: &numbers)?.style.tint = .warning
    case 6:
      for case let label as Label in box.children { label.text = "\(numbers.number(0..<100))" }
    default:
      for case let field as TextField in root.children where numbers.number(0..<2) == 0 {
        field.value = String("server\(numbers.number(0..<1000))".prefix(field.limit ?? 99))
      }
    }
  }

  private func boxes(in view: View) -> [View] {
    ([view] + view.children.flatMap { boxes(in: $0) }).filter { $0 is Stack }
  }

  private func make(_ numbers: inout SmallGenerator) -> View {
    let text = "\(numbers.number(0..<1000))"
    switch numbers.number(0..<6) {
    case 0: return Column { Label(text) }
    case 1:
      return Row {
        Button(text); Label(text)
      }
    case 2: return Toggle(text)
    case 3: return TextField(text)
    case 4: return List((0..<numbers.number(1..<50)).map { "\(text) \($0)" })
    default: return Label(text)
    }
  }
}
