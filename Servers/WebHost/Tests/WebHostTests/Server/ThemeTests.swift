import Foundation
import ScreenKitLooks
import Testing

@testable import WebHost

@Suite("The user's colours")
@MainActor
struct ThemeTests {
  @Test func `pages have the colours of the theme file`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/theme.json"
    try ##"{"dark": {"accent": "#123456"}, "glyphs": {"bullet": "*"}}"##
      .write(toFile: path, atomically: true, encoding: .utf8)
    let file = try ThemeFile(file: path)
    let host = try await TestHost { $0.theme = file.theme }
    let page = try await host.answer("GET /")
    let start = try #require(page.firstRange(of: "/sk/theme.")).lowerBound
    let link = page[start...].prefix { $0 != "\"" }
    let sheet = try await host.answer("GET \(link)")
    #expect(sheet.contains("text/css"))
    #expect(sheet.contains("html.look-cupertino{--accent:#123456"))
    try await host.stop()
    let plain = try await TestHost()
    #expect(try await !plain.answer("GET /").contains("/sk/theme."))
    try await plain.stop()
  }

  @Test func `a faulty theme file is an error with its position`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/theme.json"
    #expect(throws: ThemeFileError.self) { try ThemeFile(file: path) }
    try "{\n\"dark\": {\"accent\": true}}".write(toFile: path, atomically: true, encoding: .utf8)
    let error = #expect(throws: ThemeFileError.self) { try ThemeFile(file: path) }
    #expect(error?.description.hasPrefix("\(path):2:") == true)
  }
}
