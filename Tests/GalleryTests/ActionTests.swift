import GalleryExamples
import GalleryScreens
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Two galleries side by side: one is used by actions, the other by equivalent keys and pointer
/// events.
@MainActor
@Suite("Actions in the gallery")
struct ActionTests {
  @Test(arguments: PageExample.all.map(\.page), RandomWalks.seeds(1))
  func `actions have the effects of keys and the pointer`(page: String, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (byActions, byInput) = (OpenGallery(page), OpenGallery(page))
    for step in 0..<CaseSample.count(4, of: 40) {
      let pairs = ActionPair.all(in: byActions.test, using: &random)
      guard let pair = pairs.randomElement(using: &random) else { break }
      let place: Comment = "seed \(seed), step \(step): \(pair)"
      for gallery in [byActions, byInput] {
        // Without the pause, a press soon after another one would be a double click.
        gallery.test.advance(by: .seconds(1))
        for event in pair.preparation { gallery.test.send(event) }
      }
      if let view = pair.focused { byInput.test.send(.focus(view)) }
      let refusal = pair.send(to: byActions.test)
      // A key that the view does not handle, as at the end of a range, has another effect.
      if refusal != .unhandled { for event in pair.input { byInput.test.send(event) } }
      try #require(byActions.event == byInput.event, place)
      try #require(byActions.test.screen == byInput.test.screen, place)
      try #require(byActions.kept == byInput.kept, place)
    }
  }
}
