/// A form of an HTML page as questions, for the app's own controls.
///
/// ```swift
/// if let form = HtmlForm.forms(in: page).first {
///   let fields = form.fields(answers: [.choice(1), .text("Thank you")])
/// }
/// ```
/// Choices, radio buttons, check boxes and text fields become questions. Scripts, files and images
/// are not supported and left out.
public struct HtmlForm: Hashable, Sendable {
  /// The address that receives the answers, as written in the page; empty for the page's own
  /// address.
  public var action: String
  /// Whether the answers are sent by `POST` rather than in the address.
  public var isPost: Bool
  /// The text of the page before the form.
  public var introduction: Document
  /// The questions and the texts between them, from top to bottom.
  public var parts: [Part]
  /// The title of the button that sends the form; `nil` if the page names none.
  public var submitTitle: String?
  /// The hidden fields, which are sent with the answers.
  public var hiddenFields: [Field]

  /// A part of a form.
  public enum Part: Hashable, Sendable {
    /// A paragraph of text.
    case text(String)
    /// A question to the user.
    case question(Question)
  }

  /// A control of the page, with its label.
  public struct Question: Hashable, Sendable {
    /// The name of the answer for the server; radio buttons of one name form one question.
    public var name: String
    /// The visible text; empty if the page has none.
    public var label: String
    /// The kind of answers.
    public var kind: Kind
    /// Whether the page requires an answer.
    public var isRequired: Bool
  }

  /// The kind of the answers to a question.
  public enum Kind: Hashable, Sendable {
    /// One of several options, with the index of the initially selected option, if any.
    case choice([Option], selected: Int?)
    /// A check box with the sent value of its checked state, and its initial state.
    case toggle(value: String, isOn: Bool)
    /// A text with its initial value; a long one has several lines.
    case text(String, isLong: Bool, isSecret: Bool)
  }

  /// An option of a choice.
  public struct Option: Hashable, Sendable {
    /// The visible text.
    public var label: String
    /// The value that is sent.
    public var value: String
  }

  /// An answer to a question.
  public enum Answer: Hashable, Sendable {
    /// The index of the selected option.
    case choice(Int)
    /// Whether the check box is checked.
    case toggle(Bool)
    /// A text that the user typed.
    case text(String)
  }

  /// The name and the value of a field to send.
  public struct Field: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value, not yet encoded.
    public var value: String

    /// Creates a field.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The questions, from top to bottom.
  public var questions: [Question] {
    parts.compactMap { if case .question(let question) = $0 { question } else { nil } }
  }

  /// Returns the fields to send.
  ///
  /// - Parameter answers: The answers in the order of ``questions``; `nil` sends the initial value. An
  ///   answer of another kind than its question, or beyond its options, counts as `nil`.
  /// - Returns: The hidden fields, and a field for each question that has an answer.
  public func fields(answers: [Answer?]) -> [Field] {
    hiddenFields
      + questions.enumerated().compactMap { index, question in
        question.field(answers.indices.contains(index) ? answers[index] : nil)
      }
  }
}

extension HtmlForm.Question {
  /// Returns the field of `answer`; `nil` if no field is sent.
  fileprivate func field(_ answer: HtmlForm.Answer?) -> HtmlForm.Field? {
    switch kind {
    case .choice(let options, let selected):
      var index = selected
      if case .choice(let chosen)? = answer, options.indices.contains(chosen) { index = chosen }
      return index.map { HtmlForm.Field(name, options[$0].value) }
    case .toggle(let value, var isOn):
      if case .toggle(let chosen)? = answer { isOn = chosen }
      return isOn ? HtmlForm.Field(name, value) : nil
    case .text(var text, _, _):
      if case .text(let typed)? = answer { text = typed }
      return HtmlForm.Field(name, text)
    }
  }
}

extension HtmlForm {
  /// The maximum number of bytes that are read from a page; the rest is ignored.
  public static let maximumBytes = 1 << 20
  /// The maximum number of questions of a form; further ones are left out.
  public static let maximumQuestions = 256
  /// The maximum number of options of a question; further ones are left out.
  public static let maximumOptions = 1_024
  /// The maximum number of forms that are read from a page.
  public static let maximumForms = 16

  /// Returns the forms of a page, even of a malformed one; takes time linear in its length.
  public static func forms(in html: String) -> [HtmlForm] {
    var reader = HtmlFormReader(html)
    return reader.read()
  }
}
