internal import AppMessages
internal import AppParts
internal import EStudentAPI
internal import ScreenKitFetch
internal import ScreenKitOffline

/// All texts of the app's own screens in one language; English unless replaced.
public struct StudentTexts: Sendable {
  /// The texts about requests and stored content.
  var loading = Loading()
  /// The texts of the login screen.
  var login = Login()
  /// The texts of the reports.
  var reports = Reports()
  /// The texts of the finances.
  var finances = Finances()
  /// The texts of the registration for exams.
  var registration = Registration()
  /// The titles and roles on the screen of professors.
  var professors = Professors()
  /// The texts of the questions about the semester.
  var feedback = Feedback()

  /// The separator between groups of three digits.
  var groupSeparator = ","
  /// The separator before cents.
  var decimalSeparator = "."

  /// Creates the English texts.
  public init() {}

  /// The texts about requests and kept content.
  struct Loading: Sendable {
    var busy: @Sendable (Int) -> String = { "Loading (may take \($0) s)" }
    var bar = LoadBar.Texts()
    var refresh = "Refresh"
    var asOf: @Sendable (String) -> String = { "As of \($0)." }
    var age: @Sendable (ContentAge) -> String = { age in
      switch age {
      case .now: "just now"
      case .minutes(let count): "\(count) min ago"
      case .hours(let count): "\(count) h ago"
      case .days(let count): "\(count) days ago"
      }
    }
    var deviceProblem = "Problem on this device"
    /// The sentences about failed requests.
    var requests = FetchTexts()
    var wrongForm = "Enter name.surname.number, such as petar.nikolic.1234."
    var noSecret = "Enter your JMBG."
    var refused = "Wrong name, number or JMBG."
    var locked = "Too many wrong attempts. Try again in a few minutes."
    var notOpen = "This is no longer open. Refresh the screen."
    var failed = "The server reported an error."
    var unusable: @Sendable (Int) -> String = {
      "The server's response cannot be used (status \($0))."
    }
  }

  /// The texts of the login screen.
  struct Login: Sendable {
    var title = "eStudent"
    var identifier = "name.surname.number"
    var secret = "JMBG"
    var submit = "Log in"
    var busy = "Logging in"
    var hint: @Sendable (String, String) -> String = { "To try it, log in as \($0) with \($1)." }
    var logOut = "Log out"
    var logOutQuestion = "Log out?"
    var logOutMessage: @Sendable (String) -> String = {
      "You are logged in as \($0). You need your JMBG to log in again."
    }
    var stay = "Stay"
  }

  /// The texts of the reports.
  struct Reports: Sendable {
    var title = "Reports"
    var none = "There are no subjects."
    var semester = "Semester"
    var week: @Sendable (Int) -> String = { "Week \($0)" }
    var noMarks = "No points"
    var penalties = "Penalty points"
    var coursework = "Coursework"
    var exam = "Written exams"
    var total = "Total points"
    var grade = "Grade"
    var noGrade = "none yet"
    var attendance = "Attendance"
    var assignments = "Assignments"
    var gone = "This subject is no longer in the reports."
  }

  /// The texts of the finances.
  struct Finances: Sendable {
    var title = "Finances"
    var year = "School year"
    var segments = ["Summary", "Obligations", "Payments"]
    var owed = "Obligations"
    var paid = "Paid"
    var debt = "Debt"
    var none = "There are no entries."
    var noYears = "There is no school year yet."
    var previousYear = "Earlier year"
    var nextYear = "Later year"
    var amount: @Sendable (String) -> String = { "\($0) EUR" }
  }

  /// The texts of the registration for exams.
  struct Registration: Sendable {
    var title = "Exam registration"
    var tab = "Exams"
    var deadline: @Sendable (String) -> String = { "Registration is open until: \($0)" }
    var closed: @Sendable (String) -> String = { "Registration closed on \($0)." }
    var submit = "Register for exams"
    var busy = "Registering"
    var notChosen = "Not chosen"
    var registered: @Sendable (String) -> String = { "Registered: \($0)" }
    var changed: @Sendable (String) -> String = {
      "Registered: \($0). You have chosen another date."
    }
    var isRegistered = "Registered"
    var notRegistered = "Not registered"
    var chosen = "Chosen, not registered yet"
    var choose = "Date"
    var nothing = "Choose a date for at least one subject."
    var none = "There are no open exams."
    var answerTitle = "Registration"
    var answer: @Sendable ([String]) -> String = {
      "You are registered for: \($0.joined(separator: ", "))."
    }
    var failedTitle = "Not registered"
    var doubt = "The registration may not have arrived. Refresh to check."
  }

  /// The titles and roles on the screen of professors.
  struct Professors: Sendable {
    var title = "Professors"
    var none = "There are no professors."
    var professor = "Professor"
    var assistant = "Assistant"
  }

  /// The texts of the questions about the semester.
  struct Feedback: Sendable {
    var title = "Feedback"
    var next = "Next"
    var send = "Send"
    var missing = "Please answer every question."
    var doubt = "Your answers may not have arrived. Try again."
  }
}

extension StudentTexts {
  /// Returns the hint with the sample's first student, for users who try the app.
  public func hint(for sample: SampleService) -> String {
    sample.example.map { login.hint($0.identifier, $0.secret) } ?? ""
  }

  /// Returns the sentence for users about `error`.
  func text(of error: StudentError) -> String {
    switch error {
    case .wrongForm: loading.wrongForm
    case .noSecret: loading.noSecret
    case .refused: loading.refused
    case .locked: loading.locked
    case .notOpen: loading.notOpen
    case .failed: loading.failed
    case .unusable(let status): loading.unusable(status)
    case .noAnswer(let error): error.text(in: loading.requests)
    }
  }

  /// Returns an amount such as `3,050 EUR`; cents are shown only if they are not zero.
  func text(of amount: Euros) -> String {
    let whole = String(amount.cents.magnitude / 100)
    var grouped = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index) % 3 == 0 { grouped += groupSeparator }
      grouped.append(digit)
    }
    let cents = amount.cents.magnitude % 100
    if cents > 0 { grouped += decimalSeparator + (cents < 10 ? "0" : "") + String(cents) }
    return finances.amount((amount.cents < 0 ? "-" : "") + grouped)
  }

  /// Returns a day in the university's format, such as `14/1/2012`.
  func text(of day: CalendarDay) -> String {
    day.description.split(separator: "-").reversed().compactMap { Int($0).map(String.init) }
      .joined(separator: "/")
  }

  /// Returns the day and the time of an exam, such as `28/1/2012 09:00`.
  func text(of date: ExamDate) -> String { "\(text(of: date.day)) \(date.time)" }
}
