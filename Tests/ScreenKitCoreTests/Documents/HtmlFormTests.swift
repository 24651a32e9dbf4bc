import ScreenKitTestSupport
import Testing

@testable import ScreenKitCore

@Suite("Forms of HTML pages")
struct HtmlFormTests {
  @Test(.proves("E-034"))
  func `a list of options is a question with its label`() throws {
    let form = try form(
      """
      <title>x</title><h1>Survey</h1><form action="/send" method=POST>
      <label for="q">How was it?</label><select id=q name=quality required>
      <option value=1>1 - Bad<option value=2 selected>2 - Good &amp; fine</select>
      <input type=hidden name=k value="a  b"><input type=submit value=Send></form>
      """)
    #expect(form.action == "/send" && form.isPost && form.submitTitle == "Send")
    #expect(form.introduction.text == "Survey")
    #expect(form.hiddenFields == [.init("k", "a  b")])
    let question = try #require(form.questions.first)
    #expect(question.name == "quality" && question.label == "How was it?" && question.isRequired)
    #expect(
      question.kind
        == .choice(
          [.init(label: "1 - Bad", value: "1"), .init(label: "2 - Good & fine", value: "2")],
          selected: 1))
    #expect(form.fields(answers: [.choice(0)]) == [.init("k", "a  b"), .init("quality", "1")])
    #expect(form.fields(answers: []) == [.init("k", "a  b"), .init("quality", "2")])
    #expect(form.fields(answers: [.choice(9)]) == form.fields(answers: [nil]))
  }

  @Test(.proves("E-034"))
  func `radio buttons of one name are one question`() throws {
    let form = try form(
      """
      <form><fieldset><legend>Colour</legend>
      <input type=radio name=c value=r> Red <input type=radio name=c value=g id=g>
      <label for=g>Green</label><label><input type=radio name=c value=b checked>Blue</label>
      </fieldset></form>
      """)
    #expect(form.questions.count == 1)
    #expect(form.questions.first?.label == "Colour")
    #expect(
      form.questions.first?.kind
        == .choice(
          [
            .init(label: "Red", value: "r"), .init(label: "Green", value: "g"),
            .init(label: "Blue", value: "b"),
          ], selected: 2))
    #expect(form.parts.count == 1)
  }

  @Test(arguments: [
    "<input type=radio name=r value=1><select name=s><option>x</select>",
    "<input type=radio name=r value=1><input name=s>",
  ])
  func `a label belongs to the first control in it`(controls: String) throws {
    let form = try form("<form><label>A\(controls)</label></form>")
    #expect(form.questions.map(\.name) == ["r", "s"])
    #expect(
      form.questions.first?.kind == .choice([.init(label: "A", value: "1")], selected: nil))
    #expect(form.questions.last?.label == "s")
  }

  @Test func `no radio button is selected unless the page says so`() throws {
    let form = try form("<form><p>Q<p><input type=radio name=c value=1>A</form>")
    #expect(
      form.questions.first?.kind == .choice([.init(label: "A", value: "1")], selected: nil))
    #expect(form.questions.first?.label == "Q")
    #expect(form.fields(answers: []).isEmpty)
  }

  @Test func `boxes and fields use the text in, for or before them`() throws {
    let form = try form(
      """
      <form><label>I agree <input type=checkbox name=a value=yes></label>
      <p>Your name</p><input name=n value=Ann><input type=password name=p placeholder=Secret>
      <textarea name=t rows=3>line 1\nline 2</textarea><p>The end</p>
      <input name=e aria-label=Email><input type=file name=f><input></form>
      """)
    #expect(form.questions.map(\.label) == ["I agree", "Your name", "Secret", "t", "The end"])
    #expect(
      form.questions.map(\.kind) == [
        .toggle(value: "yes", isOn: false), .text("Ann", isLong: false, isSecret: false),
        .text("", isLong: false, isSecret: true),
        .text("line 1\nline 2", isLong: true, isSecret: false),
        .text("", isLong: false, isSecret: false),
      ])
    let fields = form.fields(answers: [.toggle(true), nil, .text("x"), .choice(1), nil])
    #expect(fields.map(\.name) == ["a", "n", "p", "t", "e"])
    #expect(fields.map(\.value) == ["yes", "Ann", "x", "line 1\nline 2", ""])
  }

  @Test func `texts between questions stay, in order`() throws {
    let form = try form("<form>One<p>Two<p><input name=a aria-label=A>Three<br>Four</form>")
    #expect(
      form.parts.map { part in
        switch part {
        case .text(let text): text
        case .question(let question): "?" + question.label
        }
      } == ["One", "?Two", "Three", "Four"])
  }

  @Test func `several forms have separate introductions and no nesting`() {
    let forms = HtmlForm.forms(
      in: "A<form><input name=x><form></form>B<form action=2><input name=y></form>C<form>")
    #expect(forms.map(\.introduction.text) == ["A", "B", "C"])
    #expect(forms.map { $0.questions.map(\.name) } == [["x"], ["y"], []])
  }

  @Test func `scripts have no effect and controls outside of forms are not read`() {
    #expect(HtmlForm.forms(in: "<input name=a><script><form></script><select name=b>").isEmpty)
  }

  @Test func `the number of questions and options of a form is limited`() throws {
    let fields = (0..<400).map { "<input name=n\($0)>" }.joined()
    #expect(try form("<form>\(fields)").questions.count == HtmlForm.maximumQuestions)
    let options = String(repeating: "<option>x", count: 3_000)
    let choice = try form("<form><select name=s>\(options)").questions.first?.kind
    guard case .choice(let kept, selected: 0)? = choice else { throw FormError.noChoice }
    #expect(kept.count == HtmlForm.maximumOptions)
    #expect(HtmlForm.forms(in: String(repeating: "<form></form>", count: 99)).count == 16)
  }

  @Test func `text beyond the limit is cut off`() throws {
    let long = String(repeating: "č ", count: 5_000)
    let label = try form("<form><label>\(long)<input name=a></label>").questions.first?.label
    #expect((label?.count ?? 0) <= 4_096 && label?.hasPrefix("č č") == true)
    let page = "<form><input name=a>" + String(repeating: "x", count: HtmlForm.maximumBytes)
    #expect(try form(page + "<input name=b>").questions.map(\.name) == ["a"])
  }

  @Test(arguments: RandomWalks.seeds(40))
  func `any order of tags makes questions with options that can be sent`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let html = randomForm(&generator)
    for form in HtmlForm.forms(in: html) {
      #expect(form.questions.count <= HtmlForm.maximumQuestions)
      let answers = form.questions.map { question -> HtmlForm.Answer? in
        switch question.kind {
        case .choice(let options, let selected):
          #expect(!options.isEmpty && selected.map(options.indices.contains) ?? true)
          return .choice(Int.random(in: -1...options.count, using: &generator))
        case .toggle: return .toggle(Bool.random(using: &generator))
        case .text: return .text("t")
        }
      }
      let names = Set(form.questions.map(\.name) + form.hiddenFields.map(\.name))
      #expect(form.fields(answers: answers).allSatisfy { names.contains($0.name) }, "\(html)")
      for case .text(let text) in form.parts { #expect(!text.isEmpty) }
    }
  }

  @Test(arguments: ["<option>a", "<input type=radio name=r value=1>a", "<label>x", "a<b>", "<p>"])
  func `reading takes time linear in the length`(piece: String) {
    func work(_ count: Int) -> Int {
      let body = String(repeating: piece, count: count)
      var reader = HtmlFormReader("<form><select name=s>" + body)
      _ = reader.read()
      return reader.work
    }
    #expect(work(8_000) <= 9 * work(1_000))
  }

  private enum FormError: Error { case noForm, noChoice }

  private func form(_ html: String) throws -> HtmlForm {
    guard let form = HtmlForm.forms(in: html).first else { throw FormError.noForm }
    return form
  }

  private func randomForm(_ generator: inout SeededGenerator) -> String {
    let pieces = [
      "<form action=a>", "</form>", "<select name=s>", "<select>", "</select>", "<option value=1>",
      "<option selected>", "</option>", "<input type=radio name=r value=",
      "<input type=radio name=r>",
      "<input type=checkbox name=c checked>", "<input name=t id=i>", "<label for=i>", "<label>",
      "</label>", "<fieldset>", "<legend>", "</legend>", "</fieldset>", "<textarea name=a>",
      "</textarea>", "<button>", "</button>", "<p>", "text ", "&lt;č&#0;", "<!--", "-->", "\"", "'",
      "<script>", "</script>", "<input type=hidden name=h value=v>", "<table><tr><td>", ">",
    ]
    return (0..<Int.random(in: 1...60, using: &generator))
      .map { _ in pieces[Int.random(in: pieces.indices, using: &generator)] }.joined()
  }
}
