import ScreenKitCore

extension LayoutVocabulary {
  mutating func registerTexts() {
    register("label") { element throws(LayoutError) in
      let label = try LayoutVocabulary.label(element)
      label.wraps = try element.bool("wraps") ?? false
      label.lineLimit = try element.count("lineLimit")
      label.alignment = try element.choice("alignment", of: LayoutVocabulary.alignments) ?? .leading
      label.truncation = try element.choice("truncation", of: LayoutVocabulary.truncations) ?? .tail
      label.breaking =
        try element.choice("breaking", of: ["word": .word, "character": .character]) ?? .word
      return label
    }
    register("textField") { element throws(LayoutError) in
      let field = TextField(try element.string("placeholder") ?? "")
      field.limit = try element.count("limit")
      field.isMasked = try element.bool("masked") ?? false
      field.value = try element.string("text") ?? ""
      field.alignment = try element.choice("alignment", of: LayoutVocabulary.alignments) ?? .leading
      field.border = try element.choice("border", of: LayoutVocabulary.borders)
      if try element.bool("required") == true {
        field.validation = { [unowned field] in
          $0.isEmpty ? field.strings.forms.mustNotBeEmpty : nil
        }
      }
      return field
    }
    register("textView") { element throws(LayoutError) in
      let view = TextView(try element.string("text") ?? "")
      view.placeholder = try element.string("placeholder") ?? ""
      view.isEditable = try element.bool("editable") ?? true
      view.wraps = try element.bool("wraps") ?? true
      view.showsLineNumbers = try element.bool("lineNumbers") ?? false
      return view
    }
    register("documentView") { element throws(LayoutError) in
      let markdown = try element.string("markdown")
      let html = try element.string("html")
      guard markdown == nil || html == nil else {
        throw element.error("a documentView has \"markdown\" or \"html\", and not both", at: "html")
      }
      return DocumentView(html.map(Document.init(html:)) ?? Document(markdown: markdown ?? ""))
    }
  }

  mutating func registerControls() {
    register("button") { element throws(LayoutError) in
      Button(try element.string("title") ?? "")
    }
    register("toggle") { element throws(LayoutError) in
      Toggle(try element.string("title") ?? "", value: try element.bool("value") ?? false)
    }
    register("checkbox") { element throws(LayoutError) in
      Checkbox(try element.string("title") ?? "", value: try element.bool("value") ?? false)
    }
    register("radioGroup") { element throws(LayoutError) in
      let titles = try element.strings("titles")
      return RadioGroup(
        titles, value: try element.index("value", below: titles.count),
        axis: try element.choice("axis", of: LayoutVocabulary.axes) ?? .vertical)
    }
    register("segmentedControl") { element throws(LayoutError) in
      let titles = try element.strings("titles")
      return SegmentedControl(titles, value: try element.index("value", below: titles.count))
    }
    register("slider", LayoutVocabulary.slider)
    register("keyPad") { _ throws(LayoutError) in KeyPad(for: nil) }
  }

  private static let truncations: KeyValuePairs<String, Label.Truncation> = [
    "tail": .tail, "head": .head, "middle": .middle, "clip": .clip,
  ]

  private static let borders: KeyValuePairs<String, TextField.Border> = [
    "none": .none, "line": .line, "bezel": .bezel, "rounded": .rounded,
  ]

  private static func slider(_ element: LayoutElement) throws(LayoutError) -> View {
    let least = try element.number("minimum") ?? 0
    let greatest = try element.number("maximum") ?? 1
    let step = try element.number("step")
    guard least <= greatest, (greatest - least).isFinite else {
      throw element.error("\"minimum\" is not more than \"maximum\"", at: "minimum")
    }
    guard step.map({ $0 > 0 }) ?? true else {
      throw element.error("\"step\" is more than 0", at: "step")
    }
    return Slider(least...greatest, step: step, value: try element.number("value"))
  }
}
