import RmadAPI
import ScreenKitTestSupport
import StudioScreens
import Testing

@Suite("Links to published apps")
struct PublishedLinkTests {
  private func link(_ bundle: String, at origin: String) -> PublishedLink {
    let version = VersionMessage(
      number: 3, bundleVersion: bundle, dataVersion: "1", published: 0, isCurrent: true)
    return PublishedLink(version, of: 7, at: origin)
  }

  @Test(.proves("R-006")) func `the command uses the address of the link`() {
    let here = link("1.0-b", at: "http://127.0.0.1:8082")
    #expect(
      here.address == "http://127.0.0.1:8082/app?version=1&app_id=7&bundle_version=1.0-b")
    #expect(
      here.command
        == "RmadDemo --local --url http://127.0.0.1:8082/app --app-id 7 --bundle-version 1.0-b")
    // Only a server on this machine needs the option to permit requests to it.
    #expect(!link("1.0", at: "https://apps.example").command.contains("--local"))
  }

  @Test(.proves("R-006"), arguments: ["1; rm -rf ~", "$(reboot)", "a'b", "1\u{1B}[2J\nls", ""])
  func `a text of the server is one word of the command`(bundle: String) throws {
    let command = link(bundle, at: "https://apps.example").command
    let word = try #require(command.components(after: "--bundle-version "))
    #expect(word.hasPrefix("'") && word.hasSuffix("'") && word.count >= 2)
    #expect(!word.dropFirst().dropLast().contains("'"))
    #expect(word.unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }
}

extension String {
  fileprivate func components(after text: String) -> String? {
    firstRange(of: text).map { String(self[$0.upperBound...]) }
  }
}
