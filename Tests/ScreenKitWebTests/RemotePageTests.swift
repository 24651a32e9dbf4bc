import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

/// Random users and apps over connections with latency, which break and recover.
@MainActor
@Suite("Slow and broken connections", .leakFree)
struct RemotePageTests {
  @Test(arguments: RandomWalks.seeds(6, of: 60), [false, true])
  func `once it is quiet, page and app agree, and no typed text is lost`(
    seed: UInt64, restarts: Bool
  ) {
    var numbers = SmallGenerator(seed: seed)
    var visits = [WeatherVisit(0, seed: seed, archive: nil)]
    for _ in 0..<120 {
      let visit = visits[numbers.number(0..<visits.count)]
      visit.act(&numbers, restarts: restarts)
      visit.remote.pass(.milliseconds(numbers.number(0..<400)))
      // A duplicated tab continues from a copy of the session.
      guard visits.count < 3, numbers.number(0..<40) == 0, visit.remote.host.rest == nil else {
        continue
      }
      let archive = visit.remote.host.session.archive()
      visits.append(WeatherVisit(visits.count, seed: numbers.next(), archive: archive))
    }
    for visit in visits {
      visit.remote.settle()
      #expect(visit.remote.problems == [])
      let text = visit.remote.host.screen.notes.value
      for mark in visit.typed {
        let count = text.count { $0 == mark }
        // A page can add its text to that of a restored session.
        #expect(visit.remote.hasRestarted ? count >= 1 : count == 1, "\(mark) in \(text)")
      }
    }
    #expect(visits.contains { !$0.typed.isEmpty })
  }

  @Test(arguments: RandomWalks.seeds(10, of: 100))
  func `a text with a limit and a rule of the app is the same on both sides`(seed: UInt64) throws {
    var numbers = SmallGenerator(seed: seed)
    let remote = RemotePage(seed: seed) { RuleScreen() }
    remote.pass(.seconds(5))
    let field = try #require(remote.field(named: "Code"))
    let screen = remote.host.screen
    var isComposing = false
    func edit() -> (text: String, range: Range<Int>) {
      let count = remote.page.fields[field]?.shown.count ?? 0
      let start = numbers.number(0..<count + 1)
      let text = ["a", "bc", "\u{E9}", "xyz", ""][numbers.number(0..<5)]
      return (text, start..<numbers.number(start..<count + 1))
    }
    for step in 0..<120 {
      switch numbers.number(0..<8) {
      case 0: remote.host.session.application.run { screen.code.value = "S\(step)" }
      case 1 where !isComposing:
        isComposing = true
        remote.page.beginComposition(in: field)
      case 2 where isComposing && remote.canAct:
        isComposing = false
        let (text, range) = edit()
        remote.endComposition(text, replacing: range, in: field)
      case 3... where !isComposing && remote.canAct:
        let (text, range) = edit()
        remote.type(text, replacing: range, in: field)
      default: break
      }
      remote.pass(.milliseconds(numbers.number(0..<700)))
    }
    if isComposing { remote.endComposition("", replacing: 0..<0, in: field) }
    remote.settle()
    #expect(remote.problems == [])
    let text = screen.code.value
    #expect(remote.page.fields[field]?.text == text)
    #expect(text.count <= RuleScreen.limit && text == text.uppercased())
  }
}

/// A user of a page in bad weather, and the marks that the user has typed into the notes.
@MainActor
private final class WeatherVisit {
  let remote: RemotePage<WeatherScreen>
  private(set) var typed: [Character] = []
  private let number: Int

  init(_ number: Int, seed: UInt64, archive: ScreenArchive?) {
    self.number = number
    remote = RemotePage(seed: seed, archive: archive) { WeatherScreen() }
  }

  /// Performs a random action of the user, the app or the network.
  func act(_ numbers: inout SmallGenerator, restarts: Bool) {
    let (session, screen) = (remote.host.session, remote.host.screen)
    var choices = SmallGenerator(seed: numbers.next())
    switch numbers.number(0..<40) {
    case 0..<8: session.application.run { screen.tree.change(&choices) }
    case 8..<14: session.application.run { screen.insertMark(&choices) }
    case 14..<26: typeMark(&numbers)
    case 26..<32: use(&numbers)
    case 32, 33, 34: remote.cut()
    case 35: if restarts { remote.restart() }
    case 36: remote.pass(.seconds(numbers.number(0..<100)))
    default: remote.pass(.milliseconds(numbers.number(0..<5_000)))
    }
  }

  /// Types a character that occurs nowhere else.
  private func typeMark(_ numbers: inout SmallGenerator) {
    guard remote.canAct, let field = remote.field(named: "Notes") else { return }
    let count = remote.page.fields[field]?.shown.count ?? 0
    let place = numbers.number(0..<count + 1)
    let mark = WeatherScreen.mark(0x4E00 + 1000 * number + typed.count)
    remote.type(String(mark), replacing: place..<place, in: field)
    typed.append(mark)
  }

  /// Edits another text, or presses a view.
  private func use(_ numbers: inout SmallGenerator) {
    // The list of commands would cover the field.
    let commands = remote.page.element("button", named: "Commands")?.node
    let known = remote.page.nodes.keys.filter { $0 != commands }.sorted()
    guard remote.canAct, !known.isEmpty else { return }
    let node = known[numbers.number(0..<known.count)]
    guard let field = remote.page.fields[node] else { return remote.perform("[\"p\",\(node)]") }
    guard node != remote.field(named: "Notes") else { return }
    let start = numbers.number(0..<field.shown.count + 1)
    let range = start..<numbers.number(start..<field.shown.count + 1)
    remote.type("e\(numbers.number(0..<10))", replacing: range, in: node)
  }
}

/// A field for notes, which always stays, above a tree of views that changes at random.
private final class WeatherScreen: Controller {
  let notes = TextField("Notes")
  let tree = RandomScreen()
  private let timeLabel = Label("0")
  private var seconds = 0
  private var markCount = 0

  override func makeView() -> View {
    notes.id = "notes"
    return Column { [notes, timeLabel, tree.root] }
  }

  override func connect() { after(.seconds(1)) { $0.tick() } }

  private func tick() {
    seconds += 1
    timeLabel.text = "\(seconds)"
    after(.seconds(1)) { $0.tick() }
  }

  /// Inserts a character at a random place of the notes.
  func insertMark(_ numbers: inout SmallGenerator) {
    var text = Array(notes.value)
    text.insert(WeatherScreen.mark(0x3400 + markCount), at: numbers.number(0..<text.count + 1))
    notes.value = String(text)
    markCount += 1
  }

  static func mark(_ number: Int) -> Character {
    Character(Unicode.Scalar(UInt32(number)) ?? "?")
  }
}

/// A field with a limit, whose app changes all letters to capitals.
private final class RuleScreen: Controller {
  static let limit = 6
  let code = TextField("Code")

  override func makeView() -> View { Column { code } }

  override func connect() {
    code.limit = RuleScreen.limit
    code.onChange = { [unowned self] in code.value = $0.uppercased() }
  }
}
