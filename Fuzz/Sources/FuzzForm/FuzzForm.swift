import FuzzSupport
import ScreenKitCore

/// Checks that every text is a page whose forms have answers that can be sent, within the limits.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzForm(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let forms = HtmlForm.forms(in: fuzzText(start, count))
  precondition(forms.count <= HtmlForm.maximumForms)
  for form in forms {
    precondition(form.questions.count <= HtmlForm.maximumQuestions)
    let answers = form.questions.map { question -> HtmlForm.Answer in
      switch question.kind {
      case .choice(let options, let selected):
        precondition(!options.isEmpty && options.count <= HtmlForm.maximumOptions)
        precondition(selected.map(options.indices.contains) ?? true)
        return .choice(options.count - 1)
      case .toggle: return .toggle(true)
      case .text: return .text("")
      }
    }
    let fields = form.fields(answers: answers)
    precondition(fields.count == form.questions.count + form.hiddenFields.count)
    MainActor.assumeIsolated { ShownDocument.check(form.introduction) }
  }
  return 0
}
