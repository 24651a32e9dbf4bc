/// A reader of the forms of a page, from a stream of HTML tags and texts.
struct HtmlFormReader {
  private var scanner: HtmlScanner
  private var forms: [HtmlForm] = []
  /// The open form; `nil` between forms.
  private var open: HtmlFormBuilder?
  /// The end of the last form, where the introduction of the next one begins.
  private var end = 0

  /// The number of bytes examined so far, for tests of the cost.
  var work: Int { scanner.work }

  init(_ html: String) {
    // A cut within a character leaves a part of it, which decoding replaces.
    let isWhole = html.utf8.count <= HtmlForm.maximumBytes
    scanner = HtmlScanner(
      isWhole ? html : String(decoding: html.utf8.prefix(HtmlForm.maximumBytes), as: UTF8.self))
  }

  mutating func read() -> [HtmlForm] {
    while forms.count < HtmlForm.maximumForms {
      let start = scanner.place
      guard let token = scanner.next() else { break }
      switch token {
      case .text(let range): if open != nil { add(range) }
      case .open(let element, _): begin(element, at: start)
      case .close(let element): close(element)
      }
    }
    finish()
    return forms
  }

  private mutating func add(_ range: Range<Int>) {
    let text = text(range, isPlain: false)
    open?.add(text)
  }

  private mutating func begin(_ element: HtmlElement, at start: Int) {
    let attributes = attributes
    switch element {
    case .script, .style, .title: _ = scanner.raw(element)
    case .form where open == nil:
      let introduction = String(decoding: scanner.bytes[end..<start], as: UTF8.self)
      open = HtmlFormBuilder(attributes, introduction: Document(html: introduction))
    case .input: open?.addInput(attributes)
    case .select: open?.beginSelect(attributes)
    case .option: open?.beginOption(attributes)
    case .textarea:
      let content = text(scanner.raw(.textarea), isPlain: true)
      open?.addTextArea(attributes, content)
    case .button: open?.beginButton(attributes)
    case .label: open?.beginLabel(attributes)
    case .fieldset: open?.beginGroup()
    case .legend: open?.beginLegend()
    case .b, .strong, .i, .em, .cite, .u, .code, .kbd, .samp, .tt, .a, .img, .optgroup, .form: break
    default: open?.endPiece()
    }
  }

  private mutating func close(_ element: HtmlElement) {
    switch element {
    case .form: finish()
    case .select: open?.endSelect()
    case .option: open?.endOption()
    case .button: open?.endButton()
    case .label: open?.endLabel()
    case .fieldset: open?.endGroup()
    case .legend: open?.endLegend()
    case .b, .strong, .i, .em, .cite, .u, .code, .kbd, .samp, .tt, .a, .img, .input, .optgroup,
      .textarea:
      break
    default: open?.endPiece()
    }
  }

  private mutating func finish() {
    guard var form = open else { return }
    open = nil
    end = scanner.place
    forms.append(form.finish())
  }

  /// The attributes of the last tag by their names in lower case; the first one of a name counts.
  private var attributes: HtmlAttributes {
    var values: [String: String] = [:]
    for attribute in scanner.attributes {
      let name = String(decoding: scanner.bytes[attribute.name], as: UTF8.self).lowercased()
      if values[name] == nil { values[name] = text(attribute.value, isPlain: true) }
    }
    return HtmlAttributes(values: values)
  }

  /// Returns the text of `range` with character references replaced; plain text keeps its white
  /// space.
  private func text(_ range: Range<Int>, isPlain: Bool) -> String {
    var builder = RunBuilder()
    builder.isPreformatted = true
    builder.append(scanner.bytes, range)
    let text = builder.removeRuns().first?.text ?? ""
    return isPlain ? text : text.isEmpty && !range.isEmpty ? " " : text
  }
}

/// The attributes of a tag.
struct HtmlAttributes {
  let values: [String: String]

  subscript(name: String) -> String? { values[name] }

  /// Returns whether the tag has the attribute `name`, with or without a value.
  func has(_ name: String) -> Bool { values[name] != nil }
}
