import Foundation
import Testing

extension BrowserTests {
  /// Text that is typed while connections and hosts fail.
  @Suite("Typed text")
  struct TextTests {
    private static let name = "document.querySelector('input[type=text]')"

    private func visit(_ folder: TemporaryFolder, _ options: [String] = []) async throws -> Visit {
      try await Visit("MusterWeb", options + ["--", "--folder", folder.path])
    }

    @Test(arguments: [0, 250, 1_000, 2_000])
    func `random edits with latency lose and swap nothing`(_ latency: Int) async throws {
      let folder = try TemporaryFolder()
      let visit = try await visit(folder, ["--latency", "\(latency)"])
      let page = visit.page
      try await page.focus("textbox", "User name")
      // 250 edits for each latency: replacements at random positions, some in one frame, some in
      // separate frames.
      let expected =
        try await page.value(
          of: """
            (async () => {
              const field = \(Self.name)
              let text = field.value, seed = \(latency + 1)
              const number = (most) => (seed = (seed * 48271) % 2147483647) % most
              for (let i = 0; i < 250; i++) {
                const from = number(text.length + 1), to = Math.min(text.length, from + number(3))
                const added = ["a", "bc", "é", "𝒳", "", "漢字"][number(6)]
                const boundary = (at) => /[\\uDC00-\\uDFFF]/.test(text[at] ?? "") ? at - 1 : at
                const [start, end] = [boundary(from), boundary(to)]
                field.setSelectionRange(start, end)
                if (added) document.execCommand("insertText", false, added)
                else if (end > start) document.execCommand("delete")
                text = text.slice(0, start) + added + text.slice(end)
                if (!number(3)) await new Promise(requestAnimationFrame)
              }
              return text
            })()
            """
        ).text ?? ""
      #expect(expected.count > 20)
      #expect(try await page.value(of: "\(Self.name).value") == .string(expected))
      try await page.waitUntilConfirmed()
      // The host has the same text: it sends the whole text to a reloaded page.
      try await page.reload()
      try await page.wait(for: "\(Self.name).value == \(Page.literal(expected))")
      visit.expectNoProblem()
    }

    @Test func `an input method composes without the host`() async throws {
      let folder = try TemporaryFolder()
      let visit = try await visit(folder)
      let page = visit.page
      try await page.focus("textbox", "User name")
      try await page.waitUntilConfirmed()
      let before = page.sentCount
      for text in ["に", "にほ", "にほn", "にほん"] { try await page.compose(text) }
      #expect(try await page.value(of: "\(Self.name).value") == "にほん")
      #expect(page.sentCount == before)
      try await page.insert("日本")
      // In Safari the key that ends a composition comes after it, with this code.
      let isLeft = try await page.value(
        of: """
          \(Self.name).dispatchEvent(new KeyboardEvent(
            'keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }))
          """)
      #expect(isLeft.isTrue)
      try await page.type("x")
      try await page.waitUntilConfirmed()
      #expect(page.sentCount > before)
      try await page.reload()
      try await page.wait(for: "\(Self.name).value == '日本x'")
      visit.expectNoProblem()
    }

    @Test func `text typed on a stalled connection arrives after it`() async throws {
      let folder = try TemporaryFolder()
      let visit = try await visit(folder)
      let page = visit.page
      try await page.focus("textbox", "User name")
      try await page.waitUntilConfirmed()
      // The line accepts messages that never arrive, like that of a phone in a tunnel.
      _ = try await page.value(of: "window.lines.at(-1).send = () => 0, 0")
      let typed =
        try await page.value(
          of: """
            (async () => {
              for (let i = 0; i < 600; i++) {
                document.execCommand("insertText", false, "abc"[i % 3])
                await new Promise((done) => setTimeout(done))
              }
              return \(Self.name).value
            })()
            """
        ).text ?? ""
      #expect(typed.count == 600)
      try await page.cutLine()
      try await page.wait(for: "window.lines.length > 1 && window.lines.at(-1).readyState == 1")
      // The host answers the login after all earlier messages.
      try await page.focus("textbox", "Password")
      try await page.type("x")
      try await page.press("Enter")
      try await page.wait(toSee: "Wrong user name or password")
      try await page.reload()
      try await page.wait(for: "\(Self.name).value == \(Page.literal(typed))")
      visit.expectNoProblem()
    }

    @Test func `a paste longer than a message reaches the host`() async throws {
      let folder = try TemporaryFolder()
      let visit = try await visit(folder)
      let page = visit.page
      try await page.focus("textbox", "User name")
      _ = try await page.value(
        of: "document.execCommand('insertText', false, 'a\u{1F600}'.repeat(30000))")
      try await page.waitUntilConfirmed()
      try await page.reload()
      try await page.wait(for: "\(Self.name).value == 'a\u{1F600}'.repeat(30000)")
      visit.expectNoProblem()
    }

    @Test func `typed text survives a killed host`() async throws {
      let folder = try TemporaryFolder()
      let store = ["--store", folder.path + "/sessions.sqlite"]
      let first = try await visit(folder, store)
      let page = first.page
      try await folder.wait(for: "\"version\":", in: "sessions.sqlite")
      try await page.focus("textbox", "User name")
      try await page.type("anna")
      try await page.focus("textbox", "Password")
      try await page.type("north st")
      first.process.kill()
      // The host is down, and the visitor continues to type.
      try await page.type("ar")
      let second = try WebProcess(
        "MusterWeb",
        ["--quiet", "--port", first.process.port] + store + ["--", "--folder", folder.path])
      try await second.wait(for: "joins_total") { $0 == 1 }
      try await page.wait(for: "\(Self.name).value == 'anna'")
      try await page.focus("textbox", "Password")
      try await page.press("Enter")
      try await page.wait(toSee: "Welcome, anna")
      #expect(page.problems == [])
    }
  }
}
