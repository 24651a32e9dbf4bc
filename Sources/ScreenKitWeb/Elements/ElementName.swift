/// An HTML or SVG element that the web backend may create.
///
/// The set is closed: it contains no element that runs, embeds or loads anything.
public enum ElementName: String, CaseIterable, Sendable {
  case div, span, p, pre, code, strong, em, u, a, button, label, input, textarea, select, option
  case h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, hr, br
  case table, thead, tbody, tr, th, td
  case header, nav, main, section, fieldset, legend, progress, output
  case canvas
  case svg, g, path, line, rect, polyline, circle, text, title

  /// Whether the element has no content and no end tag in HTML.
  var isVoid: Bool { self == .input || self == .hr || self == .br }

  /// Whether the element belongs to SVG.
  var isSVG: Bool {
    switch self {
    case .svg, .g, .path, .line, .rect, .polyline, .circle, .text, .title: true
    default: false
    }
  }
}
