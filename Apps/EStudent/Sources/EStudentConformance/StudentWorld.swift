public import AppMessages
public import EStudent
internal import EStudentAPI

/// A service with the students of the demo, in which rules can be checked.
///
/// It begins on ``StudentWorld/beginning``.
public protocol StudentWorld: Sendable {
  /// The service under test.
  var service: any StudentService { get }
  /// Sets the service's day.
  func move(to day: CalendarDay) async throws
}

extension StudentWorld {
  /// The first day of every world, a week before the deadline of the university's example.
  public static var beginning: CalendarDay { StudentWorldDays.beginning }
}

/// The days of the rules.
public enum StudentWorldDays {
  /// 7 January 2012.
  public static let beginning = CalendarDay(number: 15_346)
  /// The last day of registration.
  public static let deadline = beginning.advanced(by: 7)
  /// The first day of the summer semester, 15 February 2012.
  public static let summer = beginning.advanced(by: 39)
}

/// A student who exists in every world.
public enum TestStudent: CaseIterable, Sendable {
  case mladjan, ana

  /// The identifier that the student enters.
  public var identifier: String { self == .mladjan ? "mladjan.antic.1234" : "ana.simic.2345" }
  /// The JMBG that the student enters.
  public var secret: String { self == .mladjan ? "0101990710005" : "0202991715006" }

  /// The login of the student, with another secret if one is given.
  public func login(secret other: String? = nil) throws -> StudentLogin {
    guard let login = StudentLogin(identifier: identifier, secret: other ?? secret) else {
      throw StudentError.wrongForm
    }
    return login
  }
}
