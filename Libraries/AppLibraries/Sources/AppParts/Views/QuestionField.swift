public import ScreenKitCore

/// A question of a form in an HTML page with the control for its answer.
public final class QuestionField: View {
  /// The control for the answer.
  public let control: Control
  private let question: HtmlForm.Question
  /// The number of items before the options: 1 if no option is preselected, otherwise 0.
  private var first = 0

  /// Creates the control for a question; `notChosen` is the text while nothing is chosen.
  public init(_ question: HtmlForm.Question, notChosen: String) {
    self.question = question
    let label = Label(question.label)
    label.wraps = true
    switch question.kind {
    case .choice(let options, let selected):
      first = selected == nil ? 1 : 0
      let titles = (selected == nil ? [notChosen] : []) + options.map(\.label)
      control = Picker(
        question.label, ArrayAdapter(Array(titles.indices), id: { $0 }) { titles[$0] },
        value: selected ?? 0)
    case .toggle(_, let isOn):
      control = Checkbox(question.label, value: isOn)
      label.isHidden = true
    case .text(let text, isLong: true, _): control = TextView(text)
    case .text(let text, _, let isSecret):
      let field = TextField(text: text)
      field.isMasked = isSecret
      control = field
    }
    super.init()
    control.accessibleName = question.label
    add(
      Column(cross: .fill) {
        label
        control
      })
    if control is TextView { control.layout.height = .fixed(3) }
  }

  /// The current answer; `nil` if there is none.
  public var answer: HtmlForm.Answer? {
    switch control {
    case let picker as Picker: picker.value < first ? nil : .choice(picker.value - first)
    case let box as Checkbox: .toggle(box.value)
    case let view as TextView: .text(view.value)
    case let field as TextField: .text(field.value)
    default: nil
    }
  }

  /// Whether a required answer is missing; a choice always requires an answer.
  public var isMissing: Bool {
    switch answer {
    case nil: true
    case .text(let text)?: question.isRequired && text.isEmpty
    case .toggle(let isOn)?: question.isRequired && !isOn
    case .choice?: false
    }
  }
}
