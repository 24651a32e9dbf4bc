internal import ScreenKitCore
public import ScreenKitLooks

/// The slots of a node while its painter fills them; only differences are sent.
@MainActor
public struct SlotWriter {
  /// The look of the page, whose arrangement may need other values.
  public let look: LookName
  /// The values written now.
  private(set) var values: [SlotValue]
  private var classes: [String] = []
  private var measures: [SlotValue] = []

  init(count: Int, look: LookName) {
    self.look = look
    values = Array(repeating: .none, count: count)
  }

  /// Writes a text.
  public mutating func text(_ slot: Int, _ text: String) {
    values[slot] = text.isEmpty ? .none : .text(text)
  }

  /// Writes an attribute; `nil` removes it.
  public mutating func attribute(_ slot: Int, _ text: String?) {
    values[slot] = text.map(SlotValue.text) ?? .none
  }

  /// Writes the help text of the view, into the last slot.
  mutating func help(_ text: String) { values[values.count - 1] = .text(text) }

  /// Switches a property on or off.
  public mutating func flag(_ slot: Int, _ isOn: Bool) { values[slot] = isOn ? .number(1) : .none }

  /// Writes a number.
  public mutating func number(_ slot: Int, _ number: Int) { values[slot] = .number(number) }

  /// Writes text with styles.
  public mutating func rich(_ slot: Int, _ content: RichContent) { values[slot] = content.value }

  /// Adds a class to the outermost element.
  ///
  /// The name must be a constant of the program; texts of an app are not allowed.
  public mutating func addClass(_ name: StaticString) { classes.append("\(name)") }

  /// Adds a class if `condition` is true.
  public mutating func addClass(_ name: StaticString, if condition: Bool) {
    if condition { addClass(name) }
  }

  /// Sets a size or distance of the outermost element.
  public mutating func set(_ measure: Measure, _ number: Int) {
    guard measure.property.unit == "#" else {
      measures += [.number(measure.rawValue), .number(number)]
      return
    }
    let digits = String(max(0, number), radix: 16)
    setText(measure, "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits)
  }

  /// Sets a measure to a CSS value, which consists of trusted numbers and names.
  private mutating func setText(_ measure: Measure, _ value: String) {
    measures += [.number(measure.rawValue), .text(value)]
  }

  /// Sets a size or distance in units of the page, even if the element has its own font.
  mutating func setInPageUnits(_ measure: Measure, _ number: Int) {
    switch measure.property.unit {
    case "ch": setText(measure, "calc(\(number)*var(--ch))")
    case "lh": setText(measure, "calc(\(number)*var(--lh))")
    default: set(measure, number)
    }
  }

  /// Sets the size required by the children of a frame.
  mutating func setFrame(_ size: SurfaceSize, inPoints: Bool) {
    setText(.frameWidth, "\(size.width)\(inPoints ? "px" : "ch")")
    setText(.frameHeight, "\(size.height)\(inPoints ? "px" : "lh")")
  }

  /// Sets the first row and column of the element in a grid, from 0, and its number of columns.
  mutating func setGridCell(row: Int, column: Int, span: Int) {
    setText(.gridCell, "\(row + 1)/\(column + 1)/auto/span \(span)")
  }

  /// Sets the font size within `sizes` so that `text` fits into a width of `units`.
  ///
  /// The host cannot measure text, so it uses the mean width of letters.
  mutating func setFontSize(_ sizes: ClosedRange<Int>, fitting text: String, in units: Int) {
    let width = text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 52 : 100) }
    guard width > 0 else { return set(.fontSize, sizes.upperBound) }
    setText(
      .fontSize,
      "clamp(\(sizes.lowerBound)px,calc(\(units)00*var(--ch)/\(width)),\(sizes.upperBound)px)")
  }

  /// Sets the family of the font; a name with unexpected characters is ignored.
  mutating func setFontFamily(_ name: String) {
    guard !name.isEmpty, name.utf8.count <= 64, name.utf8.allSatisfy(\.isOfFontFamily) else {
      return
    }
    setText(.fontFamily, "\"\(name)\",system-ui,sans-serif")
  }

  /// Sets the shares of the columns of a grid; 0 means the width of the content.
  public mutating func setColumns(_ shares: [Int]) {
    let widths = shares.map { share in
      share > 0 ? "minmax(0,\(share)fr)" : share < 0 ? "\(-share)ch" : "auto"
    }
    setText(.columns, widths.joined(separator: " "))
  }

  /// The size of a pane of a split view.
  enum Track {
    case units(Int)
    /// A part of the whole, until the length of the view is known.
    case share(of: Int)
    /// The remaining space.
    case rest
  }

  /// Sets the sizes of the panes of a split view; each divider takes one unit.
  mutating func setTracks(_ panes: [Track], isVertical: Bool) {
    let unit = isVertical ? "lh" : "ch"
    let sizes = panes.map { track in
      switch track {
      case .units(let size): "\(size)\(unit)"
      case .share(let count): "minmax(3\(unit),\(100 / max(1, count))%)"
      case .rest: "minmax(0,1fr)"
      }
    }
    setText(.tracks, sizes.joined(separator: " 1\(unit) "))
  }

  /// Writes the collected classes and measures; called once, at the end.
  mutating func finish() {
    if !classes.isEmpty {
      values[WebTemplate.classes] = .text(classes.joined(separator: " "))
    }
    if !measures.isEmpty { values[WebTemplate.measures] = .list(measures) }
  }
}

extension UInt8 {
  /// Whether the character is allowed in the name of a font: a letter, digit, space or hyphen.
  fileprivate var isOfFontFamily: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
