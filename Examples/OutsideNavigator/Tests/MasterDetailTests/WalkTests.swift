import MasterDetail
import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting
import Testing

/// Random walks through the app; one that breaks the contract is shrunk and printed.
@MainActor
@Suite("Random walks through a third-party navigator")
struct WalkTests {
  @Test(arguments: World.Place.allCases)
  func `the contract holds at each call of any walk`(
    place: World.Place
  ) async {
    let failure = await RandomWalk.firstFailure(seeds: 0..<600) { random in
      WalkOperation(using: &random)
    } of: { operations in
      var failures: [String] = []
      let left = await leaks { failures = await Walk(place).make(operations) }
      return failures + left.map { "\($0) outlives its app" }
    }
    #expect(failure == nil, "\(failure.map(\.description) ?? "")")
  }

  @Test func `a walk finds a broken rule and is shrunk`() async {
    let failure = await RandomWalk.firstFailure(seeds: 0..<50) { random in
      WalkOperation(using: &random)
    } of: { operations in
      operations.contains { $0.kind == .show } ? ["R0: a detail was shown"] : []
    }
    #expect(failure?.operations.map(\.kind) == [.show])
  }
}

struct WalkOperation: Sendable, CustomStringConvertible {
  enum Kind: CaseIterable, Sendable {
    case show, push, ask, finish, close, back, link, toWide, toNarrow, focus
    case secret, openGate, closeGate, otherTab, ownTab
    case guardNo, guardYes, guardAsk, background, foreground, lowMemory, relaunch
  }

  let kind: Kind
  /// A number that selects a page or a screen.
  let number: Int
  /// Whether the step is performed within the next lifecycle call rather than at once.
  let isInside: Bool

  var description: String { "\(kind)(\(number))\(isInside ? " inside" : "")" }

  init(using random: inout SeededRandom) {
    kind = Kind.allCases.randomElement(using: &random) ?? .show
    number = Int.random(in: 0..<6, using: &random)
    isInside = kind != .relaunch && Int.random(in: 0..<4, using: &random) == 0
  }
}

/// One walk: an app, which may be killed and launched again.
@MainActor
final class Walk {
  private let script = Script()
  private let keeper = MemoryKeeper()
  private let place: World.Place
  private var world: World
  private var failures: [String] = []
  private var inside: [WalkOperation] = []
  /// The screens that have existed, by entry and title; later instances are restored.
  private var lives: Set<String> = []

  init(_ place: World.Place) {
    self.place = place
    world = World(.wide, in: place, keeper: keeper, script: script)
    script.everyCreate = { [unowned self] screen in
      let life = "\(screen.childID.map(\.description) ?? "") \(screen.title)"
      if !lives.insert(life).inserted, screen.kept == nil {
        failures.append("R13: \(life) came back without its state")
      }
    }
    for call in ["create", "appear", "pause", "destroy"] {
      for title in ["master", "entrance", "other"]
        + (0..<6).flatMap({ ["\($0)", "question \($0)", "secret \($0)"] })
      {
        script.actions["\(title).\(call)"] = { [unowned self] _ in performInside() }
      }
    }
  }

  func make(_ operations: [WalkOperation]) async -> [String] {
    for operation in operations {
      if operation.isInside {
        inside.append(operation)
      } else {
        perform(operation)
        await world.test.settle()
        world.check.checkRest(of: world.test.application)
        checkEntries(after: operation)
      }
      if !(failures + world.check.violations).isEmpty { break }
    }
    inside = []
    world.test.terminate()
    world.check.checkEnd()
    return failures + world.check.violations
  }

  private func performInside() {
    if !inside.isEmpty { perform(inside.removeFirst()) }
  }

  private func perform(_ operation: WalkOperation) {
    let number = operation.number
    let screens = world.navigator.children.compactMap { $0 as? PageScreen }
    let screen = screens.isEmpty ? nil : screens[number % screens.count]
    switch operation.kind {
    case .show: world.show(number)
    case .push: world.push(number)
    case .ask: screen?.pushDetail(Question(number: number))
    case .finish:
      if world.front?.title.hasPrefix("question") == true {
        world.front?.finish(Question.self, with: number)
      }
    case .close: screen?.close()
    case .back: world.test.application.goBack()
    case .link:
      let paths = ["page/\(number)", "page/\(number)/question", "secret/\(number)"]
      let text = "pages://" + paths[number % 3]
      world.test.application.open(link: text)
    case .toWide: world.resize(to: .wide)
    case .toNarrow: world.resize(to: .narrow)
    case .focus: screen?.takeFocus()
    case .secret: world.showSecret(number)
    case .openGate: world.openGate()
    case .closeGate: world.closeGate()
    case .otherTab: world.select(1)
    case .ownTab: world.select(0)
    case .guardAsk: screen?.answer = .ask { number % 2 == 0 }
    case .guardNo: screen?.answer = .no
    case .guardYes: screen?.answer = .yes
    case .background: world.background()
    case .foreground: world.foreground()
    case .lowMemory: world.lowMemory()
    case .relaunch: relaunch()
    }
  }

  /// Kills the app just after it was saved, and checks that the same entries are restored.
  private func relaunch() {
    inside = []
    world.foreground()
    world.select(0)
    world.background()
    let pages = world.pages
    let width: World.Width = world.state?.isWide == true ? .wide : .narrow
    failures += world.check.violations
    let killed = world
    world = World(width, in: place, keeper: keeper, script: script)
    // Screens behind a closed gate are not restored.
    let isCut = !script.isGateOpen && pages.contains { $0.hasPrefix("secret") }
    if !isCut, world.pages != pages { failures.append("R12: \(world.pages) instead of \(pages)") }
    // A killed process must not save anything.
    killed.test.application.ports.stateKeeper = nil
    killed.test.terminate()
  }

  private func checkEntries(after operation: WalkOperation) {
    guard world.test.application.state == .active else { return }
    let ids = Set(world.navigator.entries.map(\.id.child))
    for child in world.navigator.children where !(child.childID.map(ids.contains) ?? false) {
      failures.append("after \(operation) \(child.title) outlives its entry")
    }
    if world.tabs?.navigation?.selected ?? 0 == 0, world.front?.state != .appeared {
      failures.append("R4: after \(operation) \(world.front?.title ?? "nothing") is in front")
    }
  }
}
