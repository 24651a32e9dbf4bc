public import ScreenKitCore

/// Text with styles, links and blocks, for a slot of ``WebElement/Part/rich``.
///
/// It is a list of texts and of elements: `[element, attributes, content…]`, where the attributes
/// are pairs of a name and a text. Elements and attributes come from closed sets, so a text can
/// never become an element.
public struct RichContent {
  /// The parts so far.
  public private(set) var parts: [SlotValue] = []

  /// Creates an empty content.
  public init() {}

  /// The content as the value of a slot.
  public var value: SlotValue { parts.isEmpty ? .none : .list(parts) }

  /// Appends plain text.
  public mutating func add(_ text: String) {
    if !text.isEmpty { parts.append(.text(text)) }
  }

  /// Appends the parts of another content.
  public mutating func add(_ content: RichContent) { parts += content.parts }

  /// Appends an element with its own content.
  ///
  /// Addresses must go through ``addLink(_:classes:_:)``; an attribute `href` given here is ignored.
  public mutating func add(
    _ name: ElementName, _ attributes: [AttributeName: String] = [:],
    _ body: (inout RichContent) -> Void = { _ in }
  ) {
    var attributes = attributes
    attributes[.href] = nil
    append(name, attributes, body)
  }

  /// Appends a link to an address outside of the app.
  public mutating func addLink(
    _ link: ExternalLink, classes: String = "", _ body: (inout RichContent) -> Void
  ) {
    var attributes: [AttributeName: String] = [
      .href: link.address, .rel: "noopener noreferrer", .target: "_blank",
    ]
    if !classes.isEmpty { attributes[.class] = classes }
    append(.a, attributes, body)
  }

  private mutating func append(
    _ name: ElementName, _ attributes: [AttributeName: String], _ body: (inout RichContent) -> Void
  ) {
    var inner = RichContent()
    body(&inner)
    let pairs = attributes.sorted { $0.key.rawValue < $1.key.rawValue }
      .flatMap { [SlotValue.text($0.key.rawValue), .text($0.value)] }
    parts.append(.list([.text(name.rawValue), .list(pairs)] + inner.parts))
  }
}
