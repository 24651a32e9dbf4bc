internal import AppMessages
internal import EStudent
internal import EStudentAPI
internal import Testing

extension ServiceRule {
  static let signups = [
    ServiceRule("a registration counts, and leaves other subjects as they are") { world in
      let (service, login) = (world.service, try TestStudent.mladjan.login())
      let answer = try await service.signUp([CourseRegistration(course: "IT330", date: 31)], login)
      #expect(answer.registered == ["SE311", "IT330"])
      #expect(try await service.registered(login) == [nil, 21, 31])
    },
    ServiceRule("a registration can be changed and repeated") { world in
      let (service, login) = (world.service, try TestStudent.mladjan.login())
      let choices = [
        CourseRegistration(course: "SE311", date: 22),
        CourseRegistration(course: "IT250", date: 10),
      ]
      for _ in 0..<2 {
        #expect(try await service.signUp(choices, login).registered == ["IT250", "SE311"])
        #expect(try await service.registered(login) == [10, 22, nil])
      }
    },
    ServiceRule("on the last day registration is open, and then it is closed") { world in
      let (service, login) = (world.service, try TestStudent.mladjan.login())
      try await world.move(to: StudentWorldDays.deadline)
      _ = try await service.signUp([CourseRegistration(course: "IT250", date: 10)], login)
      try await world.move(to: StudentWorldDays.deadline.advanced(by: 1))
      await expect(.notOpen) {
        _ = try await service.signUp([CourseRegistration(course: "IT250", date: 11)], login)
      }
      #expect(try await service.registered(login) == [10, 21, nil])
    },
    ServiceRule("what is not open is not registered, nor anything sent with it") { world in
      let (service, login) = (world.service, try TestStudent.mladjan.login())
      let good = CourseRegistration(course: "IT330", date: 30)
      let bad: [[CourseRegistration]] = [
        [], [good, good], [good, CourseRegistration(course: "IT250", date: 20)],
        [good, CourseRegistration(course: "IT251", date: 10)],
        [good, CourseRegistration(course: "IT250", date: Int.max)],
        [good, CourseRegistration(course: "IT250'; --", date: 10)],
      ]
      for choices in bad {
        await expect(.notOpen) { _ = try await service.signUp(choices, login) }
      }
      #expect(try await service.registered(login) == [nil, 21, nil])
    },
    ServiceRule("a student registers for nobody else") { world in
      let (service, ana) = (world.service, try TestStudent.ana.login())
      _ = try await service.signUp([CourseRegistration(course: "IT250", date: 11)], ana)
      #expect(try await service.registered(ana) == [11, nil, nil])
      #expect(try await service.registered(try TestStudent.mladjan.login()) == [nil, 21, nil])
    },
  ]
}

extension StudentService {
  fileprivate func registered(_ login: StudentLogin) async throws -> [Int?] {
    try await openCourses(login).courses.map(\.registered)
  }
}
