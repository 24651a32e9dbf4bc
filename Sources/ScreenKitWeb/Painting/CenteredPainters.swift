internal import ScreenKitCore

/// The painter of a box in the middle of its space.
struct CardPainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "g card"], .children))]
  func fill(_ view: Card, _ slots: inout SlotWriter) {}
}

/// The painter of a picture, a sentence and a button in a column in the middle of their space.
struct EmptyStatePainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "v empty"], .children))]
  func fill(_ view: EmptyState, _ slots: inout SlotWriter) {}
}
