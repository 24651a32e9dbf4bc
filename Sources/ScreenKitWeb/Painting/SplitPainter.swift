internal import ScreenKitCore

/// The painter of panes with dividers, or of a single pane; the client reports the length.
struct SplitPainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "split", .on: "g"], .children))]

  func fill(_ view: Split, _ slots: inout SlotWriter) {
    let isVertical = view.axis == .vertical
    slots.addClass("down", if: isVertical)
    slots.addClass("narrow", if: view.isNarrow)
    let length = (view.backend.backing as? WebNode)?.client.length
    let sizes = length.flatMap { view.division(of: $0)?.sizes }
    slots.setTracks(
      view.panes.indices.map { index in
        index == view.growingPane
          ? .rest : sizes.map { .units($0[index]) } ?? .share(of: view.panes.count + 1)
      }, isVertical: isVertical)
  }
}

/// The painter of a divider, which the client moves by the pointer and the arrow keys.
struct SplitDividerPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .div, [.class: "divider", .role: "separator", .tabindex: "0", .on: "j"],
        slots: [
          3: .attribute(.ariaLabel), 4: .attribute(.ariaValueNow), 5: .attribute(.ariaValueMin),
          6: .attribute(.ariaValueMax), 7: .attribute(.ariaOrientation),
        ]))
  ]

  func fill(_ view: SplitDivider, _ slots: inout SlotWriter) {
    slots.attribute(3, view.accessibleText.isEmpty ? nil : view.accessibleText)
    slots.attribute(7, view.axis == .vertical ? "vertical" : "horizontal")
    guard let place = view.place else { return }
    slots.attribute(4, "\(place.position)")
    slots.attribute(5, "\(place.limits.lowerBound)")
    slots.attribute(6, "\(place.limits.upperBound)")
  }
}
