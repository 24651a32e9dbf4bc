import Foundation
import ScreenKitLooks
import ScreenKitWeb
import Testing

@testable import WebHost

@Suite("Sizes of the files of every page")
@MainActor
struct FileSizeTests {
  /// Returns the size of a text after `gzip -9`, in bytes.
  private func compressedSize(_ text: String) throws -> Int {
    try gzip("-9", Data(text.utf8)).count
  }

  private func gzip(_ option: String, _ data: Data) throws -> Data {
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: folder.path + "/file")
    try data.write(to: file)
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", option, "--stdout"]
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return bytes
  }

  @Test func `responses are compressed if the browser accepts that`() async throws {
    for file in ClientAssets.all {
      let compressed = try #require(GzipBytes.compress(file.bytes))
      #expect(try Array(gzip("-d", Data(compressed))) == file.bytes)
      #expect(compressed.count <= 8_000, "\(file.name)")
    }
    let host = try await TestHost()
    let path = StaticFiles.path(of: try #require(ClientAssets.all.first))
    for (field, isCompressed) in [
      ("gzip, deflate, br", true), ("br;q=1.0, GZIP;q=0.8", true), ("gzip;q=0, *", false),
      ("identity", false), ("deflate", false), ("x-gzip2", false),
    ] {
      let answer = try await host.answer("GET \(path)", headers: ["Accept-Encoding: \(field)"])
      let head = answer[..<(answer.firstRange(of: "\r\n\r\n")?.lowerBound ?? answer.endIndex)]
      #expect(head.lowercased().contains("content-encoding: gzip") == isCompressed, "\(field)")
      #expect(head.lowercased().contains("vary: accept-encoding"))
    }
    try await host.stop()
  }

  @Test(
    arguments: [("src=\"", 8_000), ("<link rel=stylesheet href=\"", 8_000)], LookName.allCases)
  func `a served file is small when compressed`(
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
