import ScreenKitCore
import ScreenKitNav

/// The form for the facts about a book.
final class BookForm: Controller, LeaveGuard {
  private let original: BookFacts
  private var isSaved = false
  private let bookTitle = TextField()
  private let author = TextField()
  private let pages = NumberField(1...9999, format: NumberFormat(places: 0...0))
  private let hasLetters = ValidationRule<String>("must have letters") {
    $0.contains(where: \.isLetter)
  }
  private lazy var form = Form(
    submit: "Save",
    FormField("Title", bookTitle, .required),
    FormField("Author", author, hasLetters),
    FormField("Pages", pages))

  init(_ facts: BookFacts) {
    original = facts
  }

  override func makeView() -> View {
    title = original.title.isEmpty ? "New book" : "Edit"
    bookTitle.value = original.title
    author.value = original.author
    pages.value = original.pages.map(Double.init)
    form.layout.padding.start = 1
    return form
  }

  override func connect() {
    connect(submit: form, to: BookForm.submit)
  }

  /// Called before the screen is removed: by Back, by `finish`, and when the app ends.
  func mayLeave() -> LeaveAnswer {
    guard !isSaved, facts != original, let application else { return .yes }
    return .unsavedChanges(application) {
      guard self.form.validate() else { throw Incomplete() }
      self.submit()
    }
  }

  private var facts: BookFacts {
    BookFacts(title: bookTitle.value, author: author.value, pages: pages.value.map { Int($0) })
  }

  private func submit() {
    isSaved = true
    finish(EditBook.self, with: facts)
  }
}

/// The error of saving a form with mistakes while leaving it.
struct Incomplete: PresentableError {
  let title = "Not saved"
  let message = "Please correct the marked fields first."
}
