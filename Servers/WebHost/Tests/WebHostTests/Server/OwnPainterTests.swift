import ScreenKitCore
import Testing

@testable import WebHost

/// A control that only this app has.
private final class Lamp: Control {}

private struct LampPainter: WebPainter {
  let templates = [WebTemplate(WebElement(.em, slots: [3: .text]))]
  func fill(_ view: Lamp, _ slots: inout SlotWriter) { slots.text(3, "a lamp") }
}

private final class LampScreen: Controller {
  override func makeView() -> View { Lamp() }
}

private struct LampApp: WebApp {
  func customize(_ painters: WebPainterTable) { painters.register(LampPainter()) }
  func makeRoot(for visitor: Visitor) -> Controller { LampScreen() }
}

@Suite("Painters of an app on its pages")
@MainActor
struct OwnPainterTests {
  @Test(arguments: LookName.allCases)
  func `a page has the elements of the app's painter`(look: LookName) async throws {
    let host = try await TestHost(app: LampApp()) { $0.look = look }
    #expect(try await host.visit().page.contains(">a lamp</em>"))
    try await host.stop()
  }
}
