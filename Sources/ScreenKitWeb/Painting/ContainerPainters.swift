internal import ScreenKitCore

/// The painter of views without their own painter: the children in a column, or the text.
///
/// A custom view that accepts the focus receives keys and pointer events. A view with a name is a
/// group for screen readers.
struct GroupPainter: WebPainter {
  let templates = [
    WebTemplate(WebElement(.div, [.class: "g"], .children)),
    WebTemplate(
      WebElement(
        .div, [.class: "v custom", .tabindex: "0", .role: "group", .keys: "all", .on: "i"],
        slots: [3: .attribute(.ariaLabel)], .children)),
    WebTemplate(WebElement(.span, [.class: "l"], slots: [3: .text])),
    WebTemplate(
      WebElement(
        .div, [.class: "g", .role: "group"], slots: [3: .attribute(.ariaLabel)], .children)),
    WebTemplate(WebElement(.div, [.class: "g", .ariaHidden: "true"], .children)),
  ]

  func template(for view: View) -> Int {
    if view.acceptsFocus { return 1 }
    guard !view.accessibleText.isEmpty else { return 0 }
    if view.children.isEmpty { return 2 }
    // The name of the row includes the name of such a view, so the view is hidden.
    return view.role == .text && view.parent is RowCell ? 4 : 3
  }

  func fill(_ view: View, _ slots: inout SlotWriter) {
    switch template(for: view) {
    case 1:
      slots.attribute(3, GroupPainter.words(of: view))
      // Pointer positions are counted from the left in both directions of the page.
      slots.addClass("ltr", if: !view.mirrorsContent)
    case 3:
      // The children contain the remaining information.
      let texts = [view.accessibleText, view.semanticDetails.value]
      slots.attribute(3, texts.filter { !$0.isEmpty }.joined(separator: ", "))
    case 2: slots.text(3, GroupPainter.words(of: view))
    default: break
    }
  }

  static func words(of view: View) -> String {
    [view.accessibleText, view.accessibleValue].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// The painter of a custom control: its text, with keys and pointer events.
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
    slots.addClass("wr", if: (view as? Row)?.wraps == true)
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

/// The painter of views in front of each other.
///
/// An app's own overlay that handles the pointer receives pointer events.
struct OverlayPainter: WebPainter {
  let templates = [
    WebTemplate(WebElement(.div, [.class: "ov"], .children)),
    WebTemplate(WebElement(.div, [.class: "ov custom", .on: "i"], .children)),
  ]

  func template(for view: Overlay) -> Int { OverlayPainter.takesPointer(view) ? 1 : 0 }

  /// Returns whether `view` is an overlay with pointer events, which has another view as focus
  /// target.
  static func takesPointer(_ view: View) -> Bool { view is Overlay && view.focusTarget !== view }

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
    slots.setColumns(GridPainter.shares(of: view))
    if view.columnSpacing > 0 { slots.set(.columnGap, view.columnSpacing) }
    if view.rowSpacing > 0 { slots.set(.rowGap, view.rowSpacing) }
  }

  /// Returns the shares of the columns in the remaining width, also as required by their views.
  private static func shares(of view: Grid) -> [Int] {
    var shares = view.columns.map(\.flex)
    for (index, child) in view.children.enumerated() where !child.isHidden {
      shares[index % shares.count] = max(shares[index % shares.count], child.layout.flex)
    }
    return shares
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
    // Browsers stretch the content of a fieldset only to a height, not to a minimum.
    let height = view.layout.height
    slots.addClass("high", if: height.minimum > 0 && height.minimum == height.maximum)
  }
}

struct ScrollPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .div, [.class: "sc g"], slots: [3: .attribute(.role), 4: .attribute(.ariaLabel)], .children)
    )
  ]
  func fill(_ view: Scroll, _ slots: inout SlotWriter) {
    guard !view.accessibleText.isEmpty else { return }
    slots.attribute(3, "region")
    slots.attribute(4, view.accessibleText)
  }
}

struct NoticePainter: WebPainter {
  let templates = [
    WebTemplate(WebElement(.div, [.class: "notice", .role: "status", .on: "i"], .children))
  ]
  func fill(_ view: NoticeBar, _ slots: inout SlotWriter) {}
}

/// The painter of the row with the state of the app, which screen readers announce.
struct StatusBarPainter: WebPainter {
  let templates = [
    WebTemplate(WebElement(.div, [.class: "bar st row x-c", .role: "status"], .children))
  ]
  func fill(_ view: StatusBar, _ slots: inout SlotWriter) {}
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
