internal import ScreenKitCore

extension WebTemplate {
  /// Returns the template of a dialog above a veil; its name is in slot 3.
  ///
  /// A press beside the dialog closes it if `closes` is true.
  static func dialog(
    _ classes: String = "panel g", closes: Bool = false, _ content: WebElement.Content = .children
  ) -> WebTemplate {
    let dialog = WebElement(
      .div, [.class: classes, .role: "dialog", .ariaModal: "true"],
      slots: [3: .attribute(.ariaLabel)], content)
    let veil: [AttributeName: String] =
      closes ? [.class: "veil", .on: "d"] : [.class: "veil"]
    return WebTemplate(WebElement(.div, veil, .elements([dialog])))
  }
}

struct ModalFramePainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "ov"], .children))]
  func fill(_ view: ModalFrame, _ slots: inout SlotWriter) {}
}

struct ModalLayerPainter: WebPainter {
  let templates = [
    WebTemplate(WebElement(.div, [.class: "g fillup"], .children)),
    WebTemplate.dialog(),
    WebTemplate(WebElement(.div, [.class: "nav"], .children)),
  ]

  func template(for view: ModalLayer) -> Int {
    guard view.modalStyle == .full else { return 1 }
    return view.head == nil ? 0 : 2
  }

  func children(of view: ModalLayer) -> [View] {
    guard let bar = view.head as? NavigationBar else { return view.children }
    return [bar] + view.children.filter { $0 !== bar }
  }

  func fill(_ view: ModalLayer, _ slots: inout SlotWriter) {
    guard view.modalStyle != .full else { return }
    slots.addClass("sheet", if: view.modalStyle == .sheet)
    slots.attribute(3, view.title)
  }
}

/// The painter of a panel, with a button, since a page on a phone has no key to close it.
///
/// A press beside a menu closes it, as on all platforms.
struct PanelPainter: WebPainter {
  let templates = [
    WebTemplate.dialog(
      closes: true,
      .elements([
        WebElement(.div, [.class: "g"], .children),
        WebElement(
          .button, [.class: "b fb", .type: "submit", .name: "x#", .value: "#", .on: "d"],
          slots: [4: .attribute(.ariaLabel), 5: .text]),
      ])),
    WebTemplate.dialog(closes: true),
  ]

  func template(for view: Panel) -> Int { view.placement == .center ? 0 : 1 }

  func fill(_ view: Panel, _ slots: inout SlotWriter) {
    if view.placement == .center {
      slots.attribute(4, Strings.current.dialogs.close)
      slots.text(5, "\u{00D7}")
    } else {
      slots.addClass("beside")
    }
    slots.attribute(3, view.accessibleText.isEmpty ? nil : view.accessibleText)
  }
}

struct DialogPanelPainter: WebPainter {
  let templates = [WebTemplate.dialog("panel dialog g")]

  func fill(_ view: DialogPanel, _ slots: inout SlotWriter) {
    slots.attribute(3, view.accessibleText)
  }
}

struct DialogFramePainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .div, [.class: "v dlg"],
        .elements([
          WebElement(.h2, [.class: "dtitle"], slots: [3: .text]),
          WebElement(.div, [.class: "v dbody"], .children),
        ])))
  ]

  func fill(_ view: DialogFrame, _ slots: inout SlotWriter) { slots.text(3, view.title) }
}
