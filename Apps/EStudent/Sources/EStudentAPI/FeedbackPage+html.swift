extension FeedbackPage {
  /// The possible answers to each question, the worst first.
  public static let answers = [
    "1 - Nisam zadovoljan", "2 - Uglavnom nisam zadovoljan", "3 - Niti jesam, niti nisam",
    "4 - Uglavnom sam zadovoljan", "5 - Veoma sam zadovoljan",
  ]

  /// The questions, by the names of their fields.
  public static let questions = [
    (name: "nastava", text: "Koliko ste zadovoljni kvalitetom nastave?"),
    (name: "asistenti", text: "Koliko ste zadovoljni radom asistenata?"),
    (name: "materijali", text: "Koliko ste zadovoljni nastavnim materijalima?"),
  ]

  /// The name of the field for the student's own remark, which may be empty.
  public static let remark = "napomena"
  /// The maximum length of the remark, in bytes.
  public static let longestRemark = 2_000

  /// Returns the page with the questions, or with a note if the student has already answered.
  public static func html(isAnswered: Bool) -> String {
    let head = "<html><head><title>Anketa</title></head><body><h1>Anketa o nastavi</h1>"
    if isAnswered {
      return head + "<p>Hvala. Anketa za ovaj semestar je popunjena.</p></body></html>"
    }
    let questions = questions.map { question in
      let options = answers.enumerated().map { "<option value=\"\($0 + 1)\">\($1)</option>" }
      return """
        <p><label for="\(question.name)">\(question.text)</label>
        <select id="\(question.name)" name="\(question.name)">\(options.joined())</select></p>
        """
    }
    return head + """
      <p>Anketa je anonimna i popunjava se jednom u semestru.</p>
      <form action="\(path)" method="post">\(questions.joined())
      <p><label for="\(remark)">Napomena</label>
      <textarea id="\(remark)" name="\(remark)"></textarea></p>
      <input type="submit" value="Pošalji"></form></body></html>
      """
  }

  /// Returns whether a server may accept `fields`: each question once, with a known answer.
  public static func accepts(_ fields: [(name: String, value: String)]) -> Bool {
    let values = Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
    return values.count == fields.count
      && questions.allSatisfy { question in
        values[question.name].flatMap(Int.init).map { (1...answers.count).contains($0) } ?? false
      }
      && values.keys.allSatisfy { key in key == remark || questions.contains { $0.name == key } }
      && (values[remark] ?? "").utf8.count <= longestRemark
  }
}
