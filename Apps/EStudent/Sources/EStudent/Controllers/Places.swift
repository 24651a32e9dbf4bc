internal import ScreenKitNav

/// The route to the login screen.
struct LoginPlace: Route {}

/// The route to the five tabs, the root of the app.
struct TabPlace: Route {}

/// The route to the marks of a subject.
struct ReportPlace: Route { var subject: String }

/// The route to the list of school years.
struct YearPlace: Route {}

/// The route to the exam dates of a subject.
struct ExamPlace: Route { var course: String }
