extension HtmlFormBuilder {
  mutating func addInput(_ attributes: HtmlAttributes) {
    let value = attributes["value"] ?? ""
    switch attributes["type"]?.lowercased() ?? "text" {
    case "hidden":
      if let name = attributes["name"], form.hiddenFields.count < HtmlForm.maximumQuestions {
        form.hiddenFields.append(HtmlForm.Field(name, value))
      }
    case "submit": if form.submitTitle == nil, !value.isEmpty { form.submitTitle = value }
    case "radio": addRadio(attributes)
    case "checkbox":
      let kind = HtmlForm.Kind.toggle(
        value: attributes["value"] ?? "on", isOn: attributes.has("checked"))
      add(kind, attributes)
    case "button", "reset", "image", "file", "color", "range": break
    case let type: add(.text(value, isLong: false, isSecret: type == "password"), attributes)
    }
  }

  mutating func addTextArea(_ attributes: HtmlAttributes, _ content: String) {
    add(.text(content, isLong: true, isSecret: false), attributes)
  }

  // MARK: Choices

  private mutating func addRadio(_ attributes: HtmlAttributes) {
    guard let name = attributes["name"] else { return }
    endPiece()
    if radios[name] == nil {
      guard let question = add(.choice([], selected: nil), attributes, isGroup: true) else {
        return
      }
      radios[name] = question
    }
    guard let question = radios[name] else { return }
    let option = append(
      HtmlForm.Option(label: "", value: attributes["value"] ?? "on"), to: question,
      isSelected: attributes.has("checked"))
    guard let option else { return }
    if label != nil {
      label?.contain(.option(option, of: question))
    } else if let id = attributes["id"], labels[id] != nil {
      marks[question].optionIDs.append((option, id))
    } else {
      if let id = attributes["id"] { marks[question].optionIDs.append((option, id)) }
      unlabeledOption = (question, option)
    }
  }

  mutating func beginSelect(_ attributes: HtmlAttributes) {
    endSelect()
    element = .select(question: add(.choice([], selected: nil), attributes))
  }

  mutating func beginOption(_ attributes: HtmlAttributes) {
    endOption()
    guard case .select(let question?)? = element else { return }
    element = .option(
      question: question, value: attributes["value"], isSelected: attributes.has("selected"),
      text: "")
  }

  mutating func endOption() {
    guard case .option(let question, let value, let isSelected, let text)? = element else { return }
    element = .select(question: question)
    let label = Self.trimmed(text)
    _ = append(
      HtmlForm.Option(label: label, value: value ?? label), to: question, isSelected: isSelected)
  }

  mutating func endSelect() {
    endOption()
    guard case .select(let question)? = element else { return }
    element = nil
    // A browser selects the first option of a list without a marked option.
    guard let question else { return }
    changeChoice(question) { options, selected in
      if selected == nil, !options.isEmpty { selected = 0 }
    }
  }

  /// Adds an option and returns its index; `nil` if the question has the maximum number of options.
  private mutating func append(
    _ option: HtmlForm.Option, to question: Int, isSelected: Bool
  ) -> Int? {
    var index: Int?
    changeChoice(question) { options, selected in
      guard options.count < HtmlForm.maximumOptions else { return }
      if isSelected { selected = options.count }
      index = options.count
      options.append(option)
    }
    return index
  }

  // MARK: Buttons

  mutating func beginButton(_ attributes: HtmlAttributes) {
    endPiece()
    let type = attributes["type"]?.lowercased() ?? "submit"
    if type == "submit", element == nil { element = .button(text: "") }
  }

  mutating func endButton() {
    guard case .button(let text)? = element else { return }
    element = nil
    let title = Self.trimmed(text)
    if form.submitTitle == nil, !title.isEmpty { form.submitTitle = title }
  }

  // MARK: Questions

  /// Adds a question and returns its number.
  ///
  /// Returns `nil` if the question has no name, or the form has the maximum number of questions.
  @discardableResult
  private mutating func add(
    _ kind: HtmlForm.Kind, _ attributes: HtmlAttributes, isGroup: Bool = false
  ) -> Int? {
    endPiece()
    unlabeledOption = nil
    guard let name = attributes["name"], marks.count < HtmlForm.maximumQuestions else { return nil }
    let isLabeled = label != nil && !isGroup
    var before = form.parts.indices.last
    if let last = before, case .question = form.parts[last] { before = nil }
    let isUsed = marks.contains { $0.before == before }
    form.parts.append(
      .question(
        HtmlForm.Question(
          name: name, label: "", kind: kind, isRequired: attributes.has("required"))))
    marks.append(
      Mark(
        part: form.parts.count - 1, id: isGroup ? nil : attributes["id"],
        before: isLabeled || isUsed || (isGroup && legend != nil) ? nil : before,
        own: isGroup ? legend : nil,
        fallback: attributes["aria-label"] ?? attributes["placeholder"] ?? name))
    if isLabeled { label?.contain(.question(marks.count - 1)) }
    return marks.count - 1
  }
}
