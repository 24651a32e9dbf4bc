internal import ScreenKitCore

/// The painter of a stack's frame: its bar, the front screen, and the screens behind it.
struct StackFramePainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "nav"], .children))]
  func fill(_ view: StackFrame, _ slots: inout SlotWriter) { slots.addClass(of: view.entrance) }
  func children(of view: StackFrame) -> [View] {
    [view.bar] + view.children.filter { $0 !== view.bar }
  }
  var keepsRemovedChildren: Bool { true }
  var movesByItself: Bool { true }
}

struct TabFramePainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "tabs"], .children))]
  func fill(_ view: TabFrame, _ slots: inout SlotWriter) {
    slots.addClass(of: view.entrance)
    switch view.barSide {
    case .top: slots.addClass("bar-top")
    case .bottom: slots.addClass("bar-bottom")
    case nil: break
    }
  }
  func children(of view: TabFrame) -> [View] {
    // This is the order of the accessibility tree; the style sheet positions the bar.
    view.children.filter { $0 !== view.bar } + [view.bar]
  }
  var keepsRemovedChildren: Bool { true }
}

struct NavigationFramePainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "g fillup"], .children))]
  func fill(_ view: NavigationFrame, _ slots: inout SlotWriter) {
    slots.addClass(of: view.entrance)
  }
  var keepsRemovedChildren: Bool { true }
}

extension SlotWriter {
  /// Adds the class of the transition with which a frame appears.
  fileprivate mutating func addClass(of entrance: ScreenEntrance?) {
    switch entrance {
    case .cover: addClass("en-c")
    case .dissolve: addClass("en-d")
    case .flip: addClass("en-f")
    case .curl: addClass("en-p")
    case nil: break
    }
  }
}
