/// A builder of one form from its tags and texts, which may come in any order.
struct HtmlFormBuilder {
  /// The maximum number of characters of a label or a text; longer ones are cut off.
  private static let longestText = 4_096

  var form: HtmlForm
  /// The possible labels of each question, in the order of the questions.
  var marks: [Mark] = []
  /// The indices of the questions, by the names of their radio buttons.
  var radios: [String: Int] = [:]
  var labels: [String: String] = [:]
  private var piece = ""
  var label: Label?
  var legend: String?
  var element: Element?
  /// The option whose label is the following text; `nil` for none.
  var unlabeledOption: (question: Int, option: Int)?

  /// The texts that can become the label of a question at the end of the form.
  struct Mark {
    let part: Int
    let id: String?
    /// The index of the preceding part, which is the label if there is no other.
    var before: Int?
    var own: String?
    let fallback: String
    /// The options whose labels may come from a `label` element for their id.
    var optionIDs: [(option: Int, id: String)] = []
  }

  /// An open `label` element.
  struct Label {
    let id: String?
    var text = ""
    /// The first control within the element, to which the label belongs; `nil` until then.
    private(set) var control: Control?

    /// The control, or the option of a question, to which a label belongs.
    enum Control {
      case question(Int)
      case option(Int, of: Int)
    }

    mutating func contain(_ control: Control) { self.control = self.control ?? control }
  }

  /// The element whose text is being collected.
  enum Element {
    case select(question: Int?)
    case option(question: Int, value: String?, isSelected: Bool, text: String)
    case button(text: String)
    case legend(text: String)
  }

  init(_ attributes: HtmlAttributes, introduction: Document) {
    form = HtmlForm(
      action: attributes["action"] ?? "", isPost: attributes["method"]?.lowercased() == "post",
      introduction: introduction, parts: [], submitTitle: nil, hiddenFields: [])
  }

  mutating func finish() -> HtmlForm {
    endSelect()
    endButton()
    endLegend()
    endLabel()
    endPiece()
    for mark in marks {
      guard case .question(var question) = form.parts[mark.part] else { continue }
      let named = mark.id.flatMap { labels[$0] } ?? mark.own
      question.label = named ?? text(mark.before) ?? mark.fallback
      if named == nil, let before = mark.before { form.parts[before] = .text("") }
      if case .choice(var options, let selected) = question.kind {
        for (option, id) in mark.optionIDs {
          if let label = labels[id] { options[option].label = label }
        }
        for index in options.indices where options[index].label.isEmpty {
          options[index].label = options[index].value
        }
        question.kind = .choice(options, selected: selected)
      }
      form.parts[mark.part] = .question(question)
    }
    form.parts.removeAll { part in
      switch part {
      case .text(let text): text.isEmpty
      case .question(let question):
        if case .choice([], _) = question.kind { true } else { false }
      }
    }
    return form
  }

  private func text(_ part: Int?) -> String? {
    if let part, case .text(let text) = form.parts[part] { text } else { nil }
  }
}

// MARK: Texts

extension HtmlFormBuilder {
  mutating func add(_ text: String) {
    switch element {
    case .option(let question, let value, let isSelected, let old):
      element = .option(
        question: question, value: value, isSelected: isSelected, text: Self.joined(old, text))
    case .button(let old): element = .button(text: Self.joined(old, text))
    case .legend(let old): element = .legend(text: Self.joined(old, text))
    case .select: break
    case nil:
      if let old = label?.text {
        label?.text = Self.joined(old, text)
      } else {
        piece = Self.joined(piece, text)
      }
    }
  }

  /// Ends a paragraph, which becomes the label of the preceding option, or a part of the form.
  mutating func endPiece() {
    let text = Self.trimmed(piece)
    piece = ""
    guard !text.isEmpty else { return }
    if let (question, option) = unlabeledOption {
      unlabeledOption = nil
      return label(option, of: question, text)
    }
    form.parts.append(.text(text))
  }

  mutating func beginLabel(_ attributes: HtmlAttributes) {
    endLabel()
    endPiece()
    label = Label(id: attributes["for"])
  }

  mutating func endLabel() {
    guard let label else { return }
    self.label = nil
    let text = Self.trimmed(label.text)
    guard !text.isEmpty else { return }
    switch label.control {
    case .option(let option, let question)?: self.label(option, of: question, text)
    case .question(let question)?: marks[question].own = marks[question].own ?? text
    case nil:
      guard let id = label.id else { return form.parts.append(.text(text)) }
      if labels[id] == nil { labels[id] = text }
    }
  }

  mutating func beginGroup() {
    endPiece()
    legend = nil
  }

  mutating func endGroup() {
    endPiece()
    legend = nil
  }

  mutating func beginLegend() {
    endPiece()
    element = .legend(text: "")
  }

  mutating func endLegend() {
    guard case .legend(let text)? = element else { return }
    element = nil
    legend = Self.trimmed(text)
  }

  private mutating func label(_ option: Int, of question: Int, _ text: String) {
    changeChoice(question) { options, _ in options[option].label = text }
  }

  /// Changes the options of a choice in place, without a copy of all options.
  mutating func changeChoice(
    _ question: Int, _ body: (inout [HtmlForm.Option], inout Int?) -> Void
  ) {
    let part = marks[question].part
    guard case .question(var known) = form.parts[part],
      case .choice(var options, var selected) = known.kind
    else { return }
    form.parts[part] = .text("")
    known.kind = .text("", isLong: false, isSecret: false)
    body(&options, &selected)
    known.kind = .choice(options, selected: selected)
    form.parts[part] = .question(known)
  }

  private static func joined(_ old: String, _ new: String) -> String {
    old.utf8.count < longestText ? old + new : old
  }

  /// Returns the text with single blanks between its words, at most ``longestText`` characters.
  static func trimmed(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.utf8.count > longestText ? String(words.prefix(longestText)) : words
  }
}
