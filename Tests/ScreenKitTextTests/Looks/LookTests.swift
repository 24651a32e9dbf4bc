import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite(.leakFree, .proves("F-139")) struct LookTests {
  private final class Meter: View {}

  private class Card: View {}

  private final class FancyCard: Card {}

  private struct CardPainter: ViewPainter {
    let mark: String

    func measure(_ view: Card, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
      CellSize(columns: 3, rows: 1).limited(to: proposal)
    }

    func paint(_ view: Card, on canvas: inout Canvas) {
      canvas.fill(CellRect(column: 0, row: 0, columns: 3, rows: 1), with: mark, CellStyle())
    }
  }

  private func picture(_ view: View, _ look: Look) -> String {
    Stage(view, columns: 8, rows: 1, options: TextOptions(look: look)).framed
  }

  @Test func `a view is drawn by the nearest painter of its classes`() {
    let look = Look.named(.terminal)
    look.register(CardPainter(mark: "*"))
    #expect(picture(Card(), look) == "|***     |")
    #expect(picture(FancyCard(), look) == "|***     |")
  }

  @Test func `a view of a class without a painter is its children`() {
    let meter = Meter()
    meter.add(Label("50 %"))
    #expect(picture(meter, .named(.terminal)) == "|50 %    |")
  }

  @Test func `a painter registered in one look is in no other`() {
    Look.named(.terminal).register(CardPainter(mark: "*"))
    #expect(picture(Card(), .named(.terminal)) == "|        |")
  }

  @Test func `the last painter for a class is used`() {
    let look = Look.named(.material)
    look.register(CardPainter(mark: "*"))
    look.register(CardPainter(mark: "#"))
    #expect(picture(Card(), look) == "|###     |")
  }

  private struct MarkPainter: ViewPainter {
    func measure(_ view: Button, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
      CellSize(columns: 3, rows: 1).limited(to: proposal)
    }

    func paint(_ view: Button, on canvas: inout Canvas) {
      canvas.fill(CellRect(column: 0, row: 0, columns: 3, rows: 1), with: "!", CellStyle())
    }
  }

  @Test func `an app's painter wins over that of the look`() {
    let early = Look.named(.terminal)
    early.register(MarkPainter())
    #expect(picture(Button("Go"), early) == "|!!!     |")
    #expect(picture(Meter(), early) == "|        |")
    #expect(picture(Button("Go"), early) == "|!!!     |")
    let late = Look.named(.terminal)
    #expect(picture(Button("Go"), late) != "|!!!     |")
    late.register(MarkPainter())
    #expect(picture(Button("Go"), late) == "|!!!     |")
  }

  @Test(arguments: Look.Name.allCases) func `a look has the name of its option`(name: Look.Name) {
    #expect(Look.named(name).name == name.rawValue)
    #expect(Look.Name(rawValue: name.rawValue) == name)
  }

  @Test(arguments: [
    (Look.Name.terminal, PushPlacement.insideTab), (.cupertino, .insideTab),
    (.material, .aboveTabs),
  ])
  func `each look defines the position of a push from a tab`(
    look: Look.Name, placement: PushPlacement
  ) {
    #expect(Look.named(look).pushPlacement == placement)
  }
}
