internal import ScreenKitC
public import ScreenKitCore
internal import ScreenKitJson

/// The types of views that a layout document may contain, with a maker for each.
@MainActor
public struct LayoutVocabulary {
  /// A closure that creates a view from its element in the document.
  public typealias Maker = @MainActor (LayoutElement) throws(LayoutError) -> View

  private var makers: [String: Maker] = [:]

  /// Returns the current day in the user's time zone, which date pickers mark.
  ///
  /// The default is the current day in UTC; an app with date pickers replaces it.
  public var today: @MainActor () -> CalendarDate = {
    CalendarDate(secondsSince1970: time(nil))
  }

  /// Creates a vocabulary with the framework's own types of views.
  public init() {
    registerContainers()
    registerTexts()
    registerControls()
    registerFields()
    registerLists()
    registerPictures()
  }

  /// Registers `maker` for views of `type`, replacing the previous one.
  public mutating func register(_ type: String, _ maker: @escaping Maker) { makers[type] = maker }

  func view(of value: JsonValue, in file: String) throws(LayoutError) -> View {
    let element = try LayoutElement(value, file: file, vocabulary: self)
    guard let maker = makers[element.type] else {
      let known = makers.keys.sorted().joined(separator: ", ")
      throw element.error("there is no view \"\(element.type)\"; there are \(known)", at: "type")
    }
    let view = try maker(element)
    try LayoutVocabulary.applyCommon(element, to: view)
    try element.expectAllRead()
    return view
  }

  /// The names of the types, in alphabetical order.
  public var types: [String] { makers.keys.sorted() }

  /// Returns the properties that the maker of `type` reads.
  func properties(of type: String) -> [String: LayoutProperty] {
    let blank = LayoutElement(blank: type, vocabulary: self)
    _ = try? makers[type]?(blank)
    return blank.properties
  }

  /// The properties of all types of views.
  var commonProperties: [String: LayoutProperty] {
    let blank = LayoutElement(blank: "view", vocabulary: self)
    try? LayoutVocabulary.applyCommon(blank, to: View())
    return blank.properties
  }

  /// Applies the properties common to all views: id, constraints, style, and state.
  private static func applyCommon(
    _ element: LayoutElement, to view: View
  ) throws(LayoutError) {
    if let id = try element.string("id") { view.id = ViewID(id) }
    if let name = try element.string("accessibleName") { view.accessibleName = name }
    if let text = try element.string("tooltip") { view.tooltip = text }
    view.isEnabled = try element.bool("enabled") ?? view.isEnabled
    view.isHidden = try element.bool("hidden") ?? view.isHidden
    view.style.tint = try element.choice("tint", of: tints) ?? view.style.tint
    view.style.emphasis = try element.choice("emphasis", of: emphases) ?? view.style.emphasis
    if let paint = try element.part("paint", called: "paint", paint) { view.paint = paint }
    var constraints = view.layout
    (constraints.x, constraints.y) = (
      try element.integer("x") ?? constraints.x, try element.integer("y") ?? constraints.y
    )
    constraints.flex = try element.integer("flex") ?? constraints.flex
    constraints.width.minimum = try element.integer("minimumWidth") ?? constraints.width.minimum
    constraints.width.maximum = try element.integer("maximumWidth") ?? constraints.width.maximum
    constraints.height.minimum = try element.integer("minimumHeight") ?? constraints.height.minimum
    constraints.height.maximum = try element.integer("maximumHeight") ?? constraints.height.maximum
    if let width = try element.integer("width") { constraints.width = .fixed(width) }
    if let height = try element.integer("height") { constraints.height = .fixed(height) }
    let (horizontal, vertical) = (
      try element.integer("horizontalPadding"), try element.integer("verticalPadding")
    )
    if horizontal != nil || vertical != nil {
      constraints.padding = .init(horizontal: horizontal ?? 0, vertical: vertical ?? 0)
    }
    view.layout = constraints
  }

  static let tints: KeyValuePairs<String, ViewStyle.Tint> = [
    "standard": .standard, "accent": .accent, "secondary": .secondary, "positive": .positive,
    "warning": .warning, "negative": .negative,
  ]

  static let emphases: KeyValuePairs<String, ViewStyle.Emphasis> = [
    "regular": .regular, "strong": .strong, "faint": .faint,
  ]
}
