import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Views that are removed while a frame is made.
@MainActor
@Suite(.leakFree) struct LeavingViewTests {
  /// A container that removes its children in the next layout.
  private final class Shedding: View {
    var sheds = false
  }

  private struct SheddingPainter: ViewPainter {
    func measure(_ view: Shedding, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
      proposal
    }

    func layOut(_ view: Shedding, in rect: CellRect, _ layout: LayoutPass) {
      if view.sheds, !view.children.isEmpty { view.setChildren([]) }
      for child in view.children { layout.position(child, in: rect) }
    }
  }

  private let shedding = Shedding()

  private func start() -> ScreenTest {
    let look = Look.named(.terminal)
    look.register(SheddingPainter())
    return ScreenTest(PlainScreen(shedding), look: look)
  }

  @Test(arguments: [true, false])
  func `a changed view is removed during its container's layout`(containerFirst: Bool) {
    let test = start()
    weak var label: Label?
    test.application.run { [shedding] in
      let fresh = Label("before")
      label = fresh
      shedding.add(fresh)
    }
    #expect(test.screen.hasPrefix("before"))
    test.application.run { [shedding] in
      shedding.sheds = true
      if containerFirst { shedding.changed(.structure) }
      label?.text = "after"
      shedding.changed(.structure)
    }
    #expect(label == nil)
    #expect(!test.screen.contains("before") && !test.screen.contains("after"))
  }

  @Test func `the replacement of a changed view is shown`() {
    let test = start()
    test.application.run { [shedding] in shedding.add(Label("before")) }
    test.application.run { [shedding] in
      (shedding.children.first as? Label)?.text = "after"
      shedding.setChildren([Label("instead")])
    }
    #expect(test.screen.hasPrefix("instead"))
  }
}
