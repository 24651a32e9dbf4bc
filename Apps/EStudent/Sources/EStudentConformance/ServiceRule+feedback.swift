internal import AppMessages
internal import EStudent
internal import EStudentAPI
internal import ScreenKitCore
internal import Testing

extension ServiceRule {
  static let feedback = [
    ServiceRule("the page has a form whose answers the server takes") { world in
      let (service, login) = (world.service, try TestStudent.mladjan.login())
      let form = try #require(HtmlForm.forms(in: try await service.feedback(login)).first)
      #expect(form.isPost && form.action == FeedbackPage.path)
      guard case .choice(let options, selected: 0)? = form.questions.first?.kind else {
        Issue.record("The first question is no choice.")
        return
      }
      #expect(options.first?.label == "1 - Nisam zadovoljan")
      let fields = form.fields(answers: [.choice(4), .choice(0), .choice(2), .text("Hvala & đ")])
      let next = try await service.send(fields.map { ($0.name, $0.value) }, login)
      #expect(HtmlForm.forms(in: next).isEmpty)
    },
    ServiceRule("a student answers once in a semester") { world in
      let (service, login) = (world.service, try TestStudent.mladjan.login())
      _ = try await service.send(answers, login)
      await expect(.notOpen) { _ = try await service.send(answers, login) }
      #expect(HtmlForm.forms(in: try await service.feedback(login)).isEmpty)
      let ana = try TestStudent.ana.login()
      #expect(HtmlForm.forms(in: try await service.feedback(ana)).count == 1)
    },
    ServiceRule("a student is asked again in the next semester, and not before") { world in
      let (service, login) = (world.service, try TestStudent.mladjan.login())
      _ = try await service.send(answers, login)
      try await world.move(to: StudentWorldDays.summer.advanced(by: -1))
      await expect(.notOpen) { _ = try await service.send(answers, login) }
      try await world.move(to: StudentWorldDays.summer)
      #expect(HtmlForm.forms(in: try await service.feedback(login)).count == 1)
      _ = try await service.send(answers, login)
      await expect(.notOpen) { _ = try await service.send(answers, login) }
      #expect(HtmlForm.forms(in: try await service.feedback(login)).isEmpty)
    },
    ServiceRule("answers that the page does not have are an error, and do not count") { world in
      let (service, login) = (world.service, try TestStudent.mladjan.login())
      let bad: [[(name: String, value: String)]] = [
        [], Array(answers.dropLast()), answers + [("other", "1")], answers + [answers[0]],
        answers.dropLast() + [("materijali", "6")],
        answers + [("napomena", String(repeating: "x", count: 3_000))],
      ]
      for fields in bad { await expect(.failed) { _ = try await service.send(fields, login) } }
      #expect(HtmlForm.forms(in: try await service.feedback(login)).count == 1)
    },
  ]

  private static var answers: [(name: String, value: String)] {
    [("nastava", "1"), ("asistenti", "5"), ("materijali", "3")]
  }
}
