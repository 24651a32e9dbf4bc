internal import ScreenKitCore
internal import ScreenKitLooks

/// The slots of every node: classes, sizes, whether it is disabled, and the help text.
@MainActor
enum CommonSlots {
  static func fill(_ view: View, _ node: WebNode, _ slots: inout SlotWriter) {
    addClasses(of: view, &slots)
    addSizes(of: view, &slots)
    if let paint = view.paint { add(paint, of: view, &slots) }
    if let text = view.tooltip { slots.help(text) }
    // The value is a text, for templates with an attribute in this slot.
    slots.attribute(WebTemplate.disabled, !view.isEnabled || isBehindPanel(view) ? "true" : nil)
  }

  private static func isBehindPanel(_ view: View) -> Bool {
    guard let window = view.parent as? Window else { return false }
    return view === window.content && window.panel != nil
  }

  private static func addClasses(of view: View, _ slots: inout SlotWriter) {
    switch view.style.tint {
    case .standard: break
    case .accent: slots.addClass("t-a")
    case .secondary: slots.addClass("t-s")
    case .positive: slots.addClass("t-p")
    case .warning: slots.addClass("t-w")
    case .negative: slots.addClass("t-n")
    }
    switch view.style.emphasis {
    case .regular: break
    case .strong: slots.addClass("e-s")
    case .faint: slots.addClass("e-f")
    }
    switch view.layout.direction {
    case .leftToRight: slots.addClass("ltr")
    case .rightToLeft: slots.addClass("rtl")
    case nil: break
    }
    slots.addClass("cm", if: view.contextMenu != nil)
    slots.addClass("read", if: view.layout.width.isReadable)
    slots.addClass("fx", if: view.layout.flex > 0)
    if let grid = view.parent as? Grid { addAlignment(of: view, in: grid, &slots) }
  }

  /// Adds the class of the alignment of a grid's column.
  private static func addAlignment(of view: View, in grid: Grid, _ slots: inout SlotWriter) {
    guard let index = grid.children.firstIndex(where: { $0 === view }), !grid.columns.isEmpty
    else { return }
    switch grid.columns[index % grid.columns.count].alignment {
    case .leading: break
    case .center: slots.addClass("g-c")
    case .trailing: slots.addClass("g-e")
    case .fill: slots.addClass("g-f")
    }
  }

  private static func addSizes(of view: View, _ slots: inout SlotWriter) {
    let layout = view.layout
    let (width, height) = (layout.width, layout.height)
    let inPoints = view.backend.pointsPerUnit != nil
    // Units are based on the page, even if the font of the view has other digits and lines.
    let font = view.paint?.font
    let hasFont = font?.size != nil || font?.family != nil
    func set(_ measure: Measure, _ number: Int) {
      if hasFont { slots.setInPageUnits(measure, number) } else { slots.set(measure, number) }
    }
    if width.minimum > 0 { set(inPoints ? .minimumWidthInPoints : .minimumWidth, width.minimum) }
    if let maximum = width.maximum {
      set(inPoints ? .maximumWidthInPoints : .maximumWidth, maximum)
    }
    if height.minimum > 0 {
      set(inPoints ? .minimumHeightInPoints : .minimumHeight, height.minimum)
    }
    if let maximum = height.maximum {
      set(inPoints ? .maximumHeightInPoints : .maximumHeight, maximum)
    }
    if layout.flex > 0 { slots.set(.flex, layout.flex) }
    let padding = layout.padding
    if padding.top > 0 { set(.paddingTop, padding.top) }
    if padding.start > 0 { set(.paddingStart, padding.start) }
    if padding.bottom > 0 { set(.paddingBottom, padding.bottom) }
    if padding.end > 0 { set(.paddingEnd, padding.end) }
    if layout.x != 0 { set(inPoints ? .leftInPoints : .left, layout.x) }
    if layout.y != 0 { set(inPoints ? .topInPoints : .top, layout.y) }
  }

  private static func add(_ paint: ViewPaint, of view: View, _ slots: inout SlotWriter) {
    slots.addClass("pt")
    if let ground = paint.background {
      slots.addClass("pb")
      slots.set(.background, ground.number)
    }
    if let ink = paint.foreground {
      slots.set(.color, ink.number)
    } else if let ground = paint.background, view.style.tint == .standard {
      // The default text colour may be unreadable on an explicit background.
      let color = LookColor.rgb(ground.red, ground.green, ground.blue)
      slots.set(.color, color.readableText == .rgb(0, 0, 0) ? 0 : 0xFF_FFFF)
    }
    if let color = paint.activeForeground {
      slots.addClass("act")
      slots.set(.activeColor, color.number)
    }
    if let color = paint.shadow {
      slots.addClass("sh")
      slots.set(.shadow, color.number)
    }
    if paint.opacity < 1 { slots.set(.opacity, Int((paint.opacity * 100).rounded())) }
    if let font = paint.font { add(font, of: view, &slots) }
  }

  private static func add(_ font: ViewFont, of view: View, _ slots: inout SlotWriter) {
    if let size = font.size {
      let size = min(max(size, 1), 400)
      if let label = view as? Label, !label.wraps, let units = label.layout.width.maximum,
        label.backend.pointsPerUnit == nil, let least = font.smallestSize, least < size
      {
        slots.setFontSize(max(least, 1)...size, fitting: label.text, in: units)
      } else {
        slots.set(.fontSize, size)
      }
    }
    switch font.weight {
    case .light: slots.set(.fontWeight, 300)
    case .regular: slots.set(.fontWeight, 400)
    case .medium: slots.set(.fontWeight, 500)
    case .bold: slots.set(.fontWeight, 700)
    case nil: break
    }
    if let family = font.family { slots.setFontFamily(family) }
  }
}

extension TextColor {
  /// The components as one number of three bytes.
  var number: Int { Int(red) << 16 | Int(green) << 8 | Int(blue) }
}
