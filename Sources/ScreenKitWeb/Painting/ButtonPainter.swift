internal import ScreenKitCore

/// The painter of a button.
///
/// A button of an app's own class with further key hints receives these keys.
struct ButtonPainter: WebPainter {
  private static let slots: [Int: WebElement.Part] = [
    2: .flag(.disabled), 3: .text, 4: .attribute(.ariaLabel),
  ]
  let templates = [
    WebTemplate(
      WebElement(
        .button, [.class: "b", .type: "submit", .name: "p", .value: "#", .on: "p"], slots: slots)),
    WebTemplate(
      WebElement(
        .button,
        [.class: "b", .type: "submit", .name: "p", .value: "#", .on: "p", .keys: "all"],
        slots: slots)),
  ]

  func template(for view: Button) -> Int { view.takesKeys ? 1 : 0 }

  func fill(_ view: Button, _ slots: inout SlotWriter) {
    slots.text(3, view.title.isEmpty ? view.accessibleText : view.title)
    slots.attribute(4, view.accessibleName)
  }
}
