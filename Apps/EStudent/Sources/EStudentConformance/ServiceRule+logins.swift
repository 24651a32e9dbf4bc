internal import EStudent
internal import EStudentAPI
internal import Testing

extension ServiceRule {
  static let logins = [
    ServiceRule("a login returns the names as the university writes them") { world in
      let names = try await world.service.login(try TestStudent.mladjan.login())
      #expect(names == LoginAnswer(name: "Mlađan", surname: "Antić"))
      #expect(try await world.service.login(try TestStudent.ana.login()).name == "Ana")
    },
    ServiceRule("a wrong secret, name or number is refused") { world in
      let wrong = [
        ("mladjan.antic.1234", "0101990710006"), ("mladjan.antic.1234", ""),
        ("mladjan.simic.1234", "0101990710005"), ("ana.antic.1234", "0101990710005"),
        ("mladjan.antic.1235", "0101990710005"), ("mladjan.antic.2345", "0101990710005"),
      ]
      for (identifier, secret) in wrong {
        guard let login = StudentLogin(identifier: identifier, secret: secret) else {
          #expect(secret.isEmpty)
          continue
        }
        await expect(.refused) { _ = try await world.service.login(login) }
      }
    },
    ServiceRule("every method refuses a wrong secret") { world in
      let (service, login) = (world.service, try TestStudent.mladjan.login(secret: "1"))
      await expect(.refused) { _ = try await service.reports(login) }
      await expect(.refused) { _ = try await service.professors(login) }
      await expect(.refused) { _ = try await service.openCourses(login) }
      await expect(.refused) { _ = try await service.finances(login) }
    },
    ServiceRule("changes and pages refuse a wrong secret, and change nothing") { world in
      let (service, login) = (world.service, try TestStudent.mladjan.login(secret: "1"))
      await expect(.refused) {
        _ = try await service.signUp([CourseRegistration(course: "IT250", date: 10)], login)
      }
      await expect(.refused) { _ = try await service.feedback(login) }
      await expect(.refused) { _ = try await service.send([("nastava", "1")], login) }
      let courses = try await service.openCourses(try TestStudent.mladjan.login()).courses
      #expect(courses.first { $0.id == "IT250" }?.registered == nil)
    },
    ServiceRule("no student gets what belongs to another") { world in
      let (service, ana) = (world.service, try TestStudent.ana.login())
      #expect(try await service.reports(ana).map(\.id) == ["IT330"])
      #expect(try await service.finances(ana).isEmpty)
      #expect(try await service.openCourses(ana).courses.allSatisfy { $0.registered == nil })
    },
  ]
}
