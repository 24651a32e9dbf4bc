/// The element of a template: its fixed attributes, the slots for its parts, and its content.
///
/// In attributes, the character `#` is replaced by the number of the node, so that labels can refer
/// to inputs.
public struct WebElement: Hashable, Sendable {
  /// The content of an element.
  public enum Content: Hashable, Sendable {
    /// No content, or the text of a slot.
    case none
    /// Other elements of the template.
    case elements([WebElement])
    /// The nodes of the view's children.
    case children
  }

  /// The part of an element that a slot fills.
  public enum Part: Hashable, Sendable {
    /// The text in the element.
    case text
    /// An attribute; the value 0 removes it.
    case attribute(AttributeName)
    /// A Boolean property, such as `disabled` or `checked`.
    case flag(AttributeName)
    /// The classes of the element in addition to its fixed ones.
    case classes
    /// Sizes and distances: pairs of a ``Measure`` and a number.
    case measures
    /// The value of an input, which the user edits.
    case value
    /// Text with styles, links and blocks: see ``RichContent``.
    case rich
    /// The number of the only visible child element.
    case shown
  }

  /// The name of the element.
  public var name: ElementName
  /// The fixed attributes.
  public var attributes: [AttributeName: String]
  /// The parts that slots fill, by slot number.
  public var slots: [Int: Part]
  /// The content.
  public var content: Content

  /// Creates an element.
  public init(
    _ name: ElementName, _ attributes: [AttributeName: String] = [:], slots: [Int: Part] = [:],
    _ content: Content = .none
  ) {
    (self.name, self.attributes, self.slots, self.content) = (name, attributes, slots, content)
  }
}

/// The elements for one kind of view, which are copied for each view of that kind.
public struct WebTemplate: Hashable, Sendable {
  /// The slot for the classes of every view; see ``SlotWriter``.
  public static let classes = 0
  /// The slot for the sizes of every view.
  public static let measures = 1

  /// The slot for the disabled state of the view.
  ///
  /// A template may bind it to the property `disabled` of an input, or to the attribute `aria-disabled`;
  /// otherwise its outermost element becomes inert.
  public static let disabled = 2

  /// The outermost element.
  public let root: WebElement
  /// The number of slots, including the four slots of every template.
  public let slotCount: Int
  /// The slot with the edited text; `nil` if there is none.
  let valueSlot: Int?
  /// The slot with the number of the visible element; `nil` if there is none.
  let shownSlot: Int?
  /// The slot with a state that the browser changes itself: the value of a menu or a slider, or
  /// whether a box is checked; `nil` if there is none.
  let stateSlot: Int?
  /// The slot for the help text of the view, which is the last slot.
  let helpSlot: Int

  /// Creates a template; its own slots are numbered from 3.
  public init(_ root: WebElement) {
    var root = root
    root.slots[WebTemplate.classes] = .classes
    root.slots[WebTemplate.measures] = .measures
    if root.slot(where: { $0 == WebTemplate.disabled && $1 != .text }) == nil {
      root.slots[WebTemplate.disabled] = .flag(.inert)
    }
    valueSlot = root.slot { $1 == .value }
    shownSlot = root.slot { $1 == .shown }
    stateSlot = root.slot { $1 == .flag(.checked) || $1 == .attribute(.value) }
    helpSlot = max(WebTemplate.disabled, root.highestSlot) + 1
    slotCount = helpSlot + 1
    root.slots[helpSlot] = .attribute(.title)
    // The title of an element around an input does not describe the input.
    root.addToInput(helpSlot)
    self.root = root
  }
}

extension WebElement {
  /// Returns the first slot that satisfies `predicate`, in this element or in one within it.
  fileprivate func slot(where predicate: (Int, Part) -> Bool) -> Int? {
    if let own = slots.first(where: { predicate($0.key, $0.value) }) { return own.key }
    guard case .elements(let elements) = content else { return nil }
    for element in elements {
      if let slot = element.slot(where: predicate) { return slot }
    }
    return nil
  }

  /// Binds the title of the first input in the element to `slot`; returns whether there is one.
  @discardableResult
  fileprivate mutating func addToInput(_ slot: Int) -> Bool {
    guard case .elements(var elements) = content else { return false }
    for index in elements.indices {
      if elements[index].isInput {
        elements[index].slots[slot] = .attribute(.title)
      } else if !elements[index].addToInput(slot) {
        continue
      }
      content = .elements(elements)
      return true
    }
    return false
  }

  private var isInput: Bool {
    switch name {
    case .input, .textarea, .select, .button: true
    default: false
    }
  }

  fileprivate var highestSlot: Int {
    let own = slots.keys.max() ?? 0
    guard case .elements(let elements) = content else { return own }
    return elements.reduce(own) { max($0, $1.highestSlot) }
  }
}

/// A size or distance of an element.
///
/// A unit of width is the width of the digit 0, and a unit of height is the height of a line.
public enum Measure: Int, CaseIterable, Sendable {
  /// The minimum width.
  case minimumWidth
  /// The maximum width.
  case maximumWidth
  /// The minimum height.
  case minimumHeight
  /// The maximum height.
  case maximumHeight
  /// The share of the remaining space.
  case flex
  /// The padding at the top.
  case paddingTop
  /// The padding at the start of lines.
  case paddingStart
  /// The padding at the bottom.
  case paddingBottom
  /// The padding at the end of lines.
  case paddingEnd
  /// The space between columns.
  case columnGap
  /// The space between rows.
  case rowGap
  /// The distance from the start of the frame.
  case left
  /// The distance from the top of the frame.
  case top
  /// A part of a whole, in thousandths.
  case fraction
  /// The total height of the lines of a list above the first one with an element.
  case linesAbove
  /// The total height of all lines of a list.
  case lines
  /// The columns of a grid, as a list instead of a number.
  ///
  /// A positive number is a share of the space, a negative one is a width, and 0 means the width of
  /// the content.
  case columns
  /// The maximum number of lines of a label.
  case lineLimit
  /// The height of each row of a list.
  case rowHeight
  /// The distance from the start of a frame that uses points.
  case leftInPoints
  /// The distance from the top of a frame that uses points.
  case topInPoints
  /// The minimum width in points.
  case minimumWidthInPoints
  /// The maximum width in points.
  case maximumWidthInPoints
  /// The minimum height in points.
  case minimumHeightInPoints
  /// The maximum height in points.
  case maximumHeightInPoints
  /// The colour of text: red, green and blue as one number of three bytes.
  case color
  /// The colour behind the element: red, green and blue as one number of three bytes.
  case background
  /// The colour of the lines between rows: red, green and blue as one number of three bytes.
  case separator
  /// The width of an image in points.
  case imageWidth
  /// The opacity, in percent.
  case opacity
  /// The size of the font, in points.
  case fontSize
  /// The weight of the font, as a CSS number.
  case fontWeight
  /// The family of the font: a text of letters, digits, spaces and hyphens instead of a number.
  case fontFamily
  /// The sizes of the panes and dividers of a split view, as a list instead of a number.
  case tracks
  /// The width required by the children of a frame, as a text with a unit instead of a number.
  case frameWidth
  /// The height required by the children of a frame, as a text with a unit instead of a number.
  case frameHeight
  /// The colour of text while a button is pressed, has the focus or is selected.
  case activeColor
  /// The colour of the shadow of text.
  case shadow
  /// The cell of a grid: a text with the row, the column and the number of columns.
  case gridCell

  /// The CSS property and its unit; the unit `#` means a colour.
  var property: (name: String, unit: String) {
    switch self {
    case .minimumWidth: ("min-width", "ch")
    case .maximumWidth: ("max-width", "ch")
    case .minimumHeight: ("min-height", "lh")
    case .maximumHeight: ("max-height", "lh")
    case .flex: ("flex-grow", "")
    case .paddingTop: ("padding-top", "lh")
    case .paddingStart: ("padding-inline-start", "ch")
    case .paddingBottom: ("padding-bottom", "lh")
    case .paddingEnd: ("padding-inline-end", "ch")
    case .columnGap: ("column-gap", "ch")
    case .rowGap: ("row-gap", "lh")
    case .left: ("inset-inline-start", "ch")
    case .top: ("top", "lh")
    case .fraction: ("--part", "")
    case .linesAbove: ("--above", "")
    case .lines: ("--lines", "")
    case .columns: ("grid-template-columns", "fr")
    case .lineLimit: ("-webkit-line-clamp", "")
    case .rowHeight: ("--rh", "")
    case .leftInPoints: ("inset-inline-start", "px")
    case .topInPoints: ("top", "px")
    case .minimumWidthInPoints: ("min-width", "px")
    case .maximumWidthInPoints: ("max-width", "px")
    case .minimumHeightInPoints: ("min-height", "px")
    case .maximumHeightInPoints: ("max-height", "px")
    case .color: ("color", "#")
    case .background: ("background-color", "#")
    case .separator: ("--sep", "#")
    case .imageWidth: ("width", "px")
    case .opacity: ("opacity", "%")
    case .fontSize: ("font-size", "px")
    case .fontWeight: ("font-weight", "")
    case .fontFamily: ("font-family", "")
    case .tracks: ("--tracks", "")
    case .frameWidth: ("--fw", "")
    case .frameHeight: ("--fh", "")
    case .activeColor: ("--act", "#")
    case .shadow: ("--sh", "#")
    case .gridCell: ("grid-area", "")
    }
  }
}
