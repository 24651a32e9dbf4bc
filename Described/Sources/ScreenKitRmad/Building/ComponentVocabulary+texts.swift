internal import ScreenKitCore

extension ComponentVocabulary {
  /// Registers labels, text fields and text views.
  mutating func registerTexts() {
    register(.label) { component, site in
      let label = Label()
      label.paint = component.paint(textColor: component[.textColor], in: site.app)
      label.alignment = component.textAlignment
      let lines = component[.numberOfLines] ?? 1
      label.wraps = lines != 1
      label.lineLimit = lines > 0 ? lines : nil
      label.truncation = component.truncation
      label.breaking = component[.lineBreakMode] == .charWrap ? .character : .word
      let made = ComponentView(component, label)
      made.isLine = lines == 1
      let text = BoundText(component)
      made.show = { label.text = text.text(in: $0) }
      return made
    }
    register(.textField) { component, site in
      let field = TextField()
      field.paint = component.paint(textColor: component[.textColor], in: site.app)
      field.placeholder = component[.placeholder] ?? ""
      field.alignment = component.textAlignment
      field.border = component.given(.borderStyle)?.border
      field.accessibleName = component[.placeholder] ?? component.type.rawValue
      let made = ComponentView(component, field)
      made.isLine = true
      made.showInput(in: field)
      field.onSubmit = { [weak page = site.page] text in page?.submit(component, text) }
      return made
    }
    register(.textView) { component, site in
      let view = TextView()
      view.paint = component.paint(textColor: component[.textColor], in: site.app)
      view.accessibleName = component.type.rawValue
      view.alignment = component.textAlignment
      let made = ComponentView(component, view)
      made.leastHeight = 3 * PointGrid().unitHeight
      made.showInput(in: view)
      return made
    }
  }
}

extension ComponentView {
  /// Shows the text of the description in `input`, unless the user or a saved state has changed it.
  fileprivate func showInput(in input: TextInput) {
    let bound = BoundText(description)
    var shown = ""
    show = { context in
      let text = bound.text(in: context)
      guard text != shown, input.value == shown else { return }
      (shown, input.value) = (text, text)
    }
  }
}

extension BorderStyle {
  /// The border of a field.
  fileprivate var border: TextField.Border {
    switch self {
    case .none: .none
    case .line: .line
    case .bezel: .bezel
    case .roundrect: .rounded
    }
  }
}

extension ComponentDescription {
  /// The omitted part of a label's text that does not fit.
  fileprivate var truncation: Label.Truncation {
    switch self[.lineBreakMode] {
    case .headTruncation?: .head
    case .middleTruncation?: .middle
    case .clip?: .clip
    case .tailTruncation?, .wordWrap?, .charWrap?, nil: .tail
    }
  }

  /// The alignment of a text in its frame.
  var textAlignment: Alignment {
    switch self[.textAlignment] {
    case .center?: .center
    case .right?: .trailing
    case .left?, nil: .leading
    }
  }
}
