/// The supported elements of HTML; the tags of other elements are ignored.
///
/// Documents also ignore the tags of controls, which ``HtmlForm`` reads.
enum HtmlElement: String, CaseIterable {
  case h1, h2, h3, h4, h5, h6
  case p, div, section, article, header, footer, main, nav, aside, address, figure, figcaption
  case body, form, dl, dt, dd, details, summary
  case br, hr
  case b, strong, i, em, cite, u, code, kbd, samp, tt, a, img
  case pre, ul, ol, li, blockquote
  case table, caption, tr, td, th
  case title, script, style
  case input, select, option, optgroup, textarea, button, label, fieldset, legend

  /// Creates the element called `name`, ignoring case; returns `nil` if it is not supported.
  init?(_ name: ArraySlice<UInt8>) {
    guard name.count <= HtmlElement.longest,
      let element = HtmlElement.byName[
        String(decoding: name.map { $0.isLetter ? $0 | 0x20 : $0 }, as: UTF8.self)]
    else { return nil }
    self = element
  }

  /// The name of the attribute to read from the element; `nil` if there is none.
  var attribute: [UInt8]? {
    switch self {
    case .a: HtmlElement.href
    case .img: HtmlElement.alt
    case .ol: HtmlElement.start
    case .li: HtmlElement.value
    default: nil
    }
  }

  /// Whether to read all attributes of the element, for forms.
  var isPartOfForm: Bool {
    switch self {
    case .form, .input, .select, .option, .optgroup, .textarea, .button, .label, .fieldset, .legend:
      true
    default: false
    }
  }

  /// The level of a heading; `nil` for other elements.
  var level: Int? {
    switch self {
    case .h1: 1
    case .h2: 2
    case .h3: 3
    case .h4: 4
    case .h5: 5
    case .h6: 6
    default: nil
    }
  }

  /// The style of the element's text; `nil` if it has none of its own.
  var textStyle: Document.Style? {
    switch self {
    case .b, .strong: .strong
    case .i, .em, .cite: .emphasis
    case .u: .underline
    case .code, .kbd, .samp, .tt: .code
    default: nil
    }
  }

  private static let href = Array("href".utf8)
  private static let alt = Array("alt".utf8)
  private static let start = Array("start".utf8)
  private static let value = Array("value".utf8)
  private static let longest = allCases.map(\.rawValue.utf8.count).max() ?? 0
  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
