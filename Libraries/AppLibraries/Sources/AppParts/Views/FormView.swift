public import ScreenKitCore

/// The form of an HTML page: controls for the questions, with the text between them.
///
/// A page without a form shows only its text.
public final class FormView: View {
  /// The fixed texts of a form.
  public struct Texts: Sendable {
    /// The first item of a choice without an answer.
    public var notChosen: String
    /// The title of the button if the page has none.
    public var submit: String

    /// Creates texts.
    public init(notChosen: String, submit: String) {
      (self.notChosen, self.submit) = (notChosen, submit)
    }
  }

  /// The button that sends the answers; the screen connects it.
  public let submit: Button
  /// The questions with their controls, from top to bottom.
  public private(set) var fields: [QuestionField] = []
  /// The form; `nil` if the page has none.
  public private(set) var form: HtmlForm?
  private let texts: Texts
  private let content = Column(spacing: 1, cross: .fill) {}

  /// Creates an empty view.
  public init(_ texts: Texts) {
    self.texts = texts
    submit = Button(texts.submit)
    super.init()
    submit.id = "send"
    add(content)
  }

  /// Shows the first form of a page, or the page's text.
  public func show(html: String) {
    form = HtmlForm.forms(in: html).first
    let introduction = form?.introduction ?? Document(html: html)
    fields = []
    var views: [View] = [text(introduction.text)]
    for part in form?.parts ?? [] {
      switch part {
      case .text(let paragraph): views.append(text(paragraph))
      case .question(let question):
        let field = QuestionField(question, notChosen: texts.notChosen)
        fields.append(field)
        views.append(field)
      }
    }
    submit.title = form?.submitTitle ?? texts.submit
    submit.removeFromParent()
    if form != nil { views.append(Row { submit }) }
    content.setChildren(views)
  }

  /// The first control with a missing answer; `nil` if there is none.
  public var missing: Control? { fields.first(where: \.isMissing)?.control }

  /// The fields to send, including the hidden fields of the page; empty without a form.
  public var answers: [HtmlForm.Field] { form?.fields(answers: fields.map(\.answer)) ?? [] }

  private func text(_ text: String) -> Label {
    let label = Label(text)
    label.wraps = true
    return label
  }
}
