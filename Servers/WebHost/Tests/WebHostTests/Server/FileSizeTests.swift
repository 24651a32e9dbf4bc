import Foundation
import ScreenKitLooks
import Testing

@testable import WebHost

@Suite("Sizes of the files of every page")
@MainActor
struct FileSizeTests {
  /// Returns the number of bytes that `gzip -9` makes of a text.
  private func compressedSize(_ text: String) throws -> Int {
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: folder.path + "/file")
    try Data(text.utf8).write(to: file)
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-9", "--stdout"]
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return bytes.count
  }

  @Test(
    arguments: [("src=\"", 8_000), ("<link rel=stylesheet href=\"", 6_000)], LookName.allCases)
  func `a file that is served is small when compressed`(
    _ file: (start: String, limit: Int), _ look: LookName
  ) async throws {
    let (start, limit) = file
    let host = try await TestHost { $0.look = look }
    let page = try await host.visit().page
    let path = page[try #require(page.firstRange(of: start)).upperBound...].prefix { $0 != "\"" }
    let answer = try await host.answer("GET \(path)")
    let body = answer[try #require(answer.firstRange(of: "\r\n\r\n")).upperBound...]
    let size = try compressedSize(String(body))
    #expect((1_000...limit).contains(size), "\(path) has \(size) bytes")
    #expect(body.split(separator: "\n", omittingEmptySubsequences: false).count <= 601)
    try await host.stop()
  }

  @Test func `a running host writes no core dumps`() async throws {
    let host = try await TestHost()
    #expect(!ProcessMemory.allowsDumps)
    try await host.stop()
  }
}
