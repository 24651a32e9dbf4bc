import MasterDetail
import RecipeBook
import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting
import ScreenKitText
import Testing

/// The link to the present screens, which the navigator supports without additional code.
@MainActor
@Suite("The link to the present location", .leakFree)
struct LinkTests {
  @Test func `the link follows the details`() {
    let test = ScreenTest(RecipeBook.makeRoot(Cookbook()), size: CellSize(columns: 40, rows: 16))
    #expect(test.application.link == "recipes://all")
    test.activate(row: RowIndex(1), of: "Recipes")
    #expect(test.application.link == "recipes://recipe/2")
    test.press(.button, named: "Edit note")
    #expect(test.application.link == "recipes://recipe/2/note")
    test.press(.escape)
    test.press(.escape)
    #expect(test.application.link == "recipes://all")
  }

  @Test func `details hidden by a narrow window are not in the link`() {
    let world = World(.wide)
    world.show(1)
    world.push(2)
    #expect(
      world.navigator.currentDestination == [.route(Page(number: 1)), .route(Page(number: 2))])
    world.master?.takeFocus()
    world.resize(to: .narrow)
    #expect(world.front?.title == "master")
    #expect(world.navigator.currentDestination == [])
  }

  @Test func `the link to any location leads there in another app`() async {
    let failure = await RandomWalk.firstFailure(seeds: 0..<150) { random in
      LinkStep(using: &random)
    } of: { steps in
      check(steps)
    }
    #expect(failure == nil, "\(failure.map(\.description) ?? "")")
  }

  /// Performs `steps`, and opens the link and the destination of each position in a new app.
  private func check(_ steps: [LinkStep]) -> [String] {
    let world = World(.wide)
    var failures: [String] = []
    for step in steps {
      step.take(in: world)
      let place = world.navigator.currentDestination
      let other = World(.narrow)
      do {
        try other.navigator.open(place)
        if other.navigator.currentDestination != place {
          failures.append("\(place) led to \(other.navigator.currentDestination)")
        }
        if let link = world.test.application.link {
          other.test.application.open(link: link)
          if other.test.application.link != link {
            failures.append("\(link) led to \(other.test.application.link ?? "nothing")")
          }
        }
      } catch {
        failures.append("\(place): \(error)")
      }
    }
    return failures
  }
}

private struct LinkStep: Sendable, CustomStringConvertible {
  enum Kind: CaseIterable, Sendable { case show, push, ask, back, toWide, toNarrow, focus }

  let kind: Kind
  let number: Int

  var description: String { "\(kind)(\(number))" }

  init(using random: inout SeededRandom) {
    kind = Kind.allCases.randomElement(using: &random) ?? .show
    number = Int.random(in: 0..<5, using: &random)
  }

  @MainActor
  func take(in world: World) {
    switch kind {
    case .show: world.show(number)
    case .push: world.push(number)
    case .ask:
      world.test.application.run { [navigator = world.navigator] in
        navigator.show(Question(number: number)) { $0.push($1) }
      }
    case .back: world.test.application.goBack()
    case .toWide: world.resize(to: .wide)
    case .toNarrow: world.resize(to: .narrow)
    case .focus: (number % 2 == 0 ? world.master : world.front)?.takeFocus()
    }
  }
}
