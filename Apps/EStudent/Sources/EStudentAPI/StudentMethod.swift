/// The methods of the API by their literal names, with their HTTP verbs and parameters.
///
/// Each request also has HTTP Basic authentication and the parameter ``StudentParameter/index``.
/// Each answer is JSON, or the text `ERROR` (see ``StudentAnswer``).
public enum StudentMethod: String, CaseIterable, Sendable {
  /// Checks the student's identity; the answer contains the names in the university's spelling.
  case loginClient = "login_client"
  /// Returns the subjects with their marks, as an array of ``Subject``.
  case getReports = "get_reports"
  /// Returns the teachers of each subject, as an array of ``Kurs``.
  case getProfesors = "get_profesors"
  /// Returns the subjects with an exam that is open to the student, as ``OpenCourses``.
  case getOpenCourses = "get_open_courses"
  /// Returns obligations and payments, as an array of ``FinancialYear``.
  case getFinance = "getFinance"
  /// Registers the student for exams; the answer is a ``SignupAnswer``.
  case makeCoursesSignup = "makeCoursesSignup"

  /// An HTTP verb.
  public enum Verb: String, Sendable {
    case get = "GET"
    case post = "POST"
  }

  /// The verb of a method and its parameters, without the student number.
  public struct Form: Sendable {
    /// The verb; parameters are in the address for `GET`, and in the content for `POST`.
    public let verb: Verb
    /// The names of the parameters, in the order in which they are sent.
    public let parameters: [StudentParameter]
  }

  /// The HTTP verb and the parameters of the method.
  public var form: Form {
    switch self {
    case .loginClient: Form(verb: .post, parameters: [.name, .surname])
    case .getReports: Form(verb: .get, parameters: [])
    case .getProfesors: Form(verb: .post, parameters: [.name, .surname])
    case .getOpenCourses: Form(verb: .get, parameters: [])
    case .getFinance: Form(verb: .get, parameters: [])
    case .makeCoursesSignup: Form(verb: .post, parameters: [.registrations])
    }
  }

  /// The path of the method on a server.
  public var path: String { "/" + rawValue }
}

/// The name of a parameter of a request.
public enum StudentParameter: String, CaseIterable, Sendable {
  /// The student's given name.
  case name
  /// The student's family name.
  case surname
  /// The student number, a parameter of every request.
  case index
  /// The chosen exams as a JSON array of ``CourseRegistration``.
  case registrations = "prijave"
}

/// The HTML page with the questions about a semester, which is not a method of the API.
public enum FeedbackPage {
  /// The path of the page and of its form's target.
  public static let path = "/anketa"
}

/// The text of an answer that reports an error.
public enum StudentAnswer {
  /// The content of every answer that reports an error.
  public static let error = "ERROR"

  /// Returns whether `content` is the text of an error; called before decoding.
  public static func isError(_ content: some Collection<UInt8>) -> Bool {
    content.count <= 16 && content.filter { $0 > 0x20 }.elementsEqual(error.utf8)
  }
}
