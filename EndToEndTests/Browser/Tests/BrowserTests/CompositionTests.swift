import Foundation
import Testing

extension BrowserTests {
  /// Text that an input method composes while frames, connections and hosts come and go.
  @Suite("Composed text")
  struct CompositionTests {
    /// Opens a page without a connection, and composes a text behind the text `ab` of a field.
    ///
    /// In the page, `tell` gives operations of a frame to the script, and `welcome` a whole tree.
    private func compose(_ text: String) async throws -> (WebProcess, Page) {
      let (process, page) = try await FrameTests.openUnconnected()
      _ = try await page.value(
        of: """
          (() => {
            const { kinds, epoch } = JSON.parse(document.getElementById("sk-boot").textContent)
            const kind = kinds.findIndex((kind) => JSON.stringify(kind).includes('"input"')
              && JSON.stringify(kind).includes('"data-on":"e"'))
            const box = kinds.findIndex((kind) => kind[3] === 1)
            window.tell = (...operations) =>
              line.onmessage({ data: JSON.stringify([0, ...operations]) })
            // The numbers are none of the page, since a host uses each number once.
            // Each revision has another view in front of the field.
            window.welcome = (revision, text) => tell(["j", epoch, 0, 0], ["*", [102, box, [], [
              [104 + revision, box], [103, kind, ["", 0, 0, [revision, text], "Name", "Name"]]]]])
            welcome(0, "ab")
            window.field = document.querySelector("#sk input[data-on=e]")
            field.focus()
            field.setSelectionRange(2, 2)
          })()
          """)
      try await page.compose(text)
      #expect(try await page.value(of: "field.value") == .string("ab" + text))
      return (process, page)
    }

    /// Waits until the page has sent edits, and returns them without their names.
    private func edits(_ page: Page) async throws -> String {
      try await page.wait(for: "sent.some((text) => text.includes('\"e\",'))")
      return try await page.value(
        of: "sent.flatMap((text) => JSON.parse(text)).filter((part) => part[0] === 'e')"
          + ".map(([, ...edit]) => edit.join()).join(';')"
      ).text ?? ""
    }

    @Test func `a composition continues while a whole tree arrives`() async throws {
      let (process, page) = try await compose("に")
      // The app inserts a letter at the front, and the connection breaks.
      _ = try await page.value(
        of: """
          (() => {
            tell(["t", 103, 1, 0, 0, 0, 1, 1, "c"])
            window.before = line
            line.onclose({ code: 1006 })
            sent.length = 0
          })()
          """)
      try await page.wait(for: "line !== before && line.onmessage")
      _ = try await page.value(of: "welcome(1, 'cab')")
      #expect(try await page.value(of: "document.activeElement === field").isTrue)
      #expect(try await page.value(of: "field.value") == "abに")
      try await page.insert("日本")
      #expect(try await edits(page) == "103,1,5,5,3,3,日本")
      #expect(try await page.value(of: "field.value + field.selectionStart") == "cab日本5")
      #expect(page.problems == [])
      process.kill()
    }

    @Test func `what is composed is sent when the app takes the field away`() async throws {
      let (process, page) = try await compose("に")
      _ = try await page.value(of: "tell(['~', 103])")
      #expect(try await edits(page).hasSuffix(",2,2,に"))
      #expect(page.problems == [])
      process.kill()
    }

    @Test func `composed text survives a killed host`() async throws {
      let folder = try TemporaryFolder()
      let store = ["--store", folder.path + "/sessions.sqlite"]
      let app = ["--", "--folder", folder.path]
      let first = try await Visit("MusterWeb", store + app)
      let page = first.page
      try await folder.wait(for: "\"version\":", in: "sessions.sqlite")
      try await page.focus("textbox", "User name")
      try await page.compose("an")
      first.process.kill()
      // The host is down, and the visitor continues to compose.
      try await page.compose("anna")
      let second = try WebProcess(
        "MusterWeb", ["--quiet", "--port", first.process.port] + store + app)
      try await second.wait(for: "joins_total") { $0 == 1 }
      try await page.wait(for: "document.querySelector('input[type=text]').value == 'anna'")
      try await page.focus("textbox", "Password")
      try await page.type("north star")
      try await page.press("Enter")
      try await page.wait(toSee: "Welcome, anna")
      #expect(page.problems == [])
    }
  }
}
