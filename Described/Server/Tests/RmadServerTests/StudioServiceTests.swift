import AppMessages
import RmadAPI
import ScreenKitFetch
import StudioConformance
import StudioScreens
import Testing

@testable import RmadServerKit

@Suite("The server for the studio")
struct StudioServiceTests {
  @Test(arguments: StudioServiceRule.all)
  func `obeys every rule of studio services`(_ rule: StudioServiceRule) async throws {
    try await TestServer.run { try await rule.check($0) }
  }

  @Test func `finds each operation by its path`() throws {
    for operation in RmadOperation.allCases {
      let (found, numbers) = try RmadOperation.find(operation.verb, operation.path(7, 12))
      #expect(found == operation)
      #expect(numbers == Array([7, 12].prefix(operation.form.split(separator: "{").count - 1)))
    }
  }
}

extension TestServer: StudioWorld {
  var service: any StudioService {
    // The port of the loopback interface is an address.
    // swift-format-ignore: NeverUseForceTry
    HTTPStudioService(try! ServerAddress("http://127.0.0.1:\(port)"))
  }

  var login: LoginMessage { LoginMessage(name: "demo", password: Secret("demo")) }

  func endSessions() { advance(by: 13 * 3_600) }
}
