internal import ScreenKitCore

/// Any view without a painter of its own: its children in a column, or else its text.
///
/// A custom view that takes the focus gets the keys and the pointer.
struct GroupPainter: WebPainter {
  let templates = [
    WebTemplate(WebElement(.div, [.class: "g"], .children)),
    WebTemplate(
      WebElement(
        .div, [.class: "v custom", .tabindex: "0", .role: "group", .keys: "all", .on: "i"],
        slots: [3: .attribute(.ariaLabel)], .children)),
    WebTemplate(WebElement(.span, [.class: "l"], slots: [3: .text])),
  ]

  func template(for view: View) -> Int {
    if view.acceptsFocus { return 1 }
    return view.children.isEmpty && !view.accessibleText.isEmpty ? 2 : 0
  }

  func fill(_ view: View, _ slots: inout SlotWriter) {
    switch template(for: view) {
    case 1:
      slots.attribute(3, GroupPainter.words(of: view))
      // The places of its pointer count from the left in either direction of the page.
      slots.addClass("ltr", if: !view.mirrorsContent)
    case 2: slots.text(3, GroupPainter.words(of: view))
    default: break
    }
  }

  static func words(of view: View) -> String {
    [view.accessibleText, view.accessibleValue].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// A custom control without a painter: its text, the keys and the pointer.
struct ControlPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .div, [.class: "v custom", .tabindex: "0", .role: "group", .keys: "all", .on: "i"],
        slots: [3: .attribute(.ariaLabel)],
        .elements([
          WebElement(.span, [.class: "l", .ariaHidden: "true"], slots: [4: .text]),
          WebElement(.div, [.class: "g"], .children),
        ])))
  ]

  func fill(_ view: Control, _ slots: inout SlotWriter) {
    let words = GroupPainter.words(of: view)
    slots.attribute(3, words)
    slots.text(4, view.children.isEmpty ? words : "")
    slots.addClass("ltr", if: !view.mirrorsContent)
  }
}

struct WindowPainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "win"], .children))]
  func fill(_ view: Window, _ slots: inout SlotWriter) {}
  func children(of view: Window) -> [View] {
    view.children.filter { !($0 is Popup) || !(view.popup?.anchor is FieldControl) }
  }
}

struct StackPainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "st"], .children))]

  func fill(_ view: Stack, _ slots: inout SlotWriter) {
    slots.addClass("row", if: view.axis == .horizontal)
    slots.addClass("col", if: view.axis == .vertical)
    if view.spacing > 0 { slots.set(view.axis == .vertical ? .rowGap : .columnGap, view.spacing) }
    switch view.main {
    case .leading, .fill: break
    case .center: slots.addClass("m-c")
    case .trailing: slots.addClass("m-e")
    }
    switch view.cross {
    case .leading: break
    case .center: slots.addClass("x-c")
    case .trailing: slots.addClass("x-e")
    case .fill: slots.addClass("x-f")
    }
  }
}

struct SpacerPainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "sp", .ariaHidden: "true"]))]
  func fill(_ view: Spacer, _ slots: inout SlotWriter) {}
}

struct OverlayPainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "ov"], .children))]

  func fill(_ view: Overlay, _ slots: inout SlotWriter) {
    switch view.alignment {
    case .leading: slots.addClass("x-s")
    case .center: slots.addClass("x-c")
    case .trailing: slots.addClass("x-e")
    case .fill: break
    }
  }
}

struct GridPainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "gr"], .children))]

  func fill(_ view: Grid, _ slots: inout SlotWriter) {
    slots.setColumns(view.columns.map(\.flex))
    if view.columnSpacing > 0 { slots.set(.columnGap, view.columnSpacing) }
    if view.rowSpacing > 0 { slots.set(.rowGap, view.rowSpacing) }
  }
}

struct BoxPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .fieldset, [.class: "box"],
        .elements([
          WebElement(.legend, slots: [3: .text]), WebElement(.div, [.class: "g"], .children),
        ]))),
    WebTemplate(WebElement(.div, [.class: "box g"], .children)),
  ]

  func template(for view: Box) -> Int { view.title.isEmpty ? 1 : 0 }

  func fill(_ view: Box, _ slots: inout SlotWriter) {
    if !view.title.isEmpty { slots.text(3, view.title) }
  }
}

struct ScrollPainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "sc g"], .children))]
  func fill(_ view: Scroll, _ slots: inout SlotWriter) {}
}

struct StackFramePainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "nav"], .children))]
  func fill(_ view: StackFrame, _ slots: inout SlotWriter) {}
  func children(of view: StackFrame) -> [View] {
    [view.bar] + view.children.filter { $0 !== view.bar }
  }
  var keepsRemovedChildren: Bool { true }
  var movesByItself: Bool { true }
}

struct TabFramePainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "tabs"], .children))]
  func fill(_ view: TabFrame, _ slots: inout SlotWriter) {
    switch view.barSide {
    case .top: slots.addClass("bar-top")
    case .bottom: slots.addClass("bar-bottom")
    case nil: break
    }
  }
  func children(of view: TabFrame) -> [View] {
    [view.bar] + view.children.filter { $0 !== view.bar }
  }
  var keepsRemovedChildren: Bool { true }
}

struct NavigationFramePainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "g fillup"], .children))]
  func fill(_ view: NavigationFrame, _ slots: inout SlotWriter) {}
  var keepsRemovedChildren: Bool { true }
}

struct ModalFramePainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "ov"], .children))]
  func fill(_ view: ModalFrame, _ slots: inout SlotWriter) {}
}

struct ModalLayerPainter: WebPainter {
  let templates = [
    WebTemplate(WebElement(.div, [.class: "g fillup"], .children)),
    WebTemplate(
      WebElement(
        .div, [.class: "veil"],
        .elements([
          WebElement(
            .div, [.class: "panel g", .role: "dialog", .ariaModal: "true"],
            slots: [3: .attribute(.ariaLabel)], .children)
        ]))),
  ]

  func template(for view: ModalLayer) -> Int { view.modalStyle == .full ? 0 : 1 }

  func fill(_ view: ModalLayer, _ slots: inout SlotWriter) {
    guard view.modalStyle != .full else { return }
    slots.addClass("sheet", if: view.modalStyle == .sheet)
    slots.attribute(3, view.title)
  }
}

struct PanelPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .div, [.class: "veil", .on: "d"],
        .elements([
          WebElement(
            .div, [.class: "panel g", .role: "dialog", .ariaModal: "true"],
            slots: [3: .attribute(.ariaLabel)], .children)
        ])))
  ]

  func fill(_ view: Panel, _ slots: inout SlotWriter) {
    slots.addClass("beside", if: view.placement != .center)
    slots.attribute(3, view.accessibleText.isEmpty ? nil : view.accessibleText)
  }
}

struct DialogPanelPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .div, [.class: "veil"],
        .elements([
          WebElement(
            .div, [.class: "panel dialog g", .role: "dialog", .ariaModal: "true"],
            slots: [3: .attribute(.ariaLabel)], .children)
        ])))
  ]

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

struct NoticePainter: WebPainter {
  let templates = [
    WebTemplate(WebElement(.div, [.class: "notice", .role: "status", .on: "i"], .children))
  ]
  func fill(_ view: NoticeBar, _ slots: inout SlotWriter) {}
}

struct FormPainter: WebPainter {
  let templates = [
    WebTemplate(WebElement(.div, [.class: "g form", .role: "form"], .children))
  ]
  func fill(_ view: Form, _ slots: inout SlotWriter) {}
}

struct FormFieldPainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "field"], .children))]

  func fill(_ view: FormField, _ slots: inout SlotWriter) {
    slots.addClass("bad", if: view.problem != nil)
  }
}
