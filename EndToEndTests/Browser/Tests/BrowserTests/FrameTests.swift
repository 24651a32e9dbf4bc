import Foundation
import Testing

extension BrowserTests {
  /// The script of pages, compared with the model of a page that tests use.
  @Suite("Frames")
  struct FrameTests {
    /// A socket without a host: the test supplies the frames.
    private static let idleSocket = """
      window.WebSocket = class {
        constructor() { window.line = this }
        send(text) { (window.sent ??= []).push(text) }
        close() {}
      }
      """

    /// Opens a page without a connection, whose frames the test supplies.
    static func openUnconnected() async throws -> (WebProcess, Page) {
      let process = try WebProcess("PatchesWeb", ["--port", "0", "--quiet"])
      let page = try await browser.get().makePage()
      try await page.send(
        "Page.addScriptToEvaluateOnNewDocument", ["source": .string(idleSocket)])
      try await page.open(process.address)
      try await page.wait(for: "window.line?.onmessage")
      return (process, page)
    }

    /// The elements of the page, in the form of PatchesWeb.
    private static let elements = """
      const tell = (element) => {
        const attributes = {}
        for (const { name, value } of element.attributes) attributes[name] = value
        // The number of the template, the sizes, and the menus exist only in the script.
        for (const name of ["data-k", "style", "aria-haspopup"]) delete attributes[name]
        for (const name of ["disabled", "checked", "hidden", "inert", "readOnly", "required"]) {
          delete attributes[name.toLowerCase()]
          if (element[name] === true) attributes[name.toLowerCase()] = ""
        }
        if (element.matches("input[data-on=e],textarea")) attributes.value = element.value
        const styles = {}
        for (const name of element.style) styles[name] = element.style.getPropertyValue(name)
        const hasText = [...element.childNodes].every((node) => node.nodeType === 3)
        const parts = hasText && element.childNodes.length < 2 ? [] : [...element.childNodes]
        const text = parts.length ? "" : element.matches("textarea") ? "" : element.textContent
        const children = parts.map((node) => node.nodeType === 3 ? ["#text", {}, {}, node.data, []] : tell(node))
        return [element.localName, attributes, styles, text, children]
      }
      """

    @Test func `the script and the model make the same page of random frames`() async throws {
      let (process, page) = try await Self.openUnconnected()
      defer { process.kill() }
      for seed in 1...40 {
        let steps = try process.answer(to: "\(seed)").items
        #expect(steps.count == 25)
        let frames = String(
          decoding: try JSONEncoder().encode(JSON.array(steps.map { $0["frame"] })), as: UTF8.self)
        let pages = try await page.value(
          of: """
            (() => {
              \(Self.elements)
              return \(frames).map((data) => {
                window.line.onmessage({ data })
                return JSON.stringify(tell(document.getElementById("sk").lastElementChild))
              })
            })()
            """
        ).items.map { JSON(reading: Data(($0.text ?? "").utf8)) }
        for (number, step) in steps.enumerated() {
          #expect(step["problems"] == [], "seed \(seed), frame \(number)")
          let difference = Self.difference(pages[number], step["page"])
          #expect(difference == nil, "seed \(seed), frame \(number), \(step["frame"].text ?? "")")
          if difference != nil { return }
        }
      }
      #expect(page.problems == [])
    }

    @Test func `repeated edits and their carets follow the first frame`() async throws {
      let (process, page) = try await Self.openUnconnected()
      defer { process.kill() }
      _ = try await page.value(
        of: """
          (() => {
            const { kinds, epoch } = JSON.parse(document.getElementById("sk-boot").textContent)
            const kind = kinds.findIndex((kind) => JSON.stringify(kind).includes('"input"')
              && JSON.stringify(kind).includes('"data-on":"e"'))
            window.welcome = (revision, text) => line.onmessage({ data: JSON.stringify([0, ["j", epoch, 0, 0],
              ["*", [103, kind, ["", 0, 0, [revision, text], "Name", "Name"]]]]) })
            welcome(0, "ab")
            const input = document.querySelector("#sk input[data-on=e]")
            input.focus()
            input.value = "abx"
            input.setSelectionRange(3, 3)
            input.dispatchEvent(new InputEvent("input", { bubbles: true }))
          })()
          """)
      try await page.wait(for: "sent.some((text) => text.includes('\"e\",103,0'))")
      // The connection breaks before a frame confirms the edit, and the app has inserted a letter
      // at the front.
      _ = try await page.value(
        of: "window.before = line; line.onclose({ code: 1006 }); sent.length = 0")
      try await page.wait(for: "line !== before && line.onmessage")
      _ = try await page.value(of: "welcome(1, 'cab')")
      try await page.wait(for: "sent.some((text) => text.includes('\"e\",'))")
      let edits = try await page.value(
        of: "sent.flatMap((text) => JSON.parse(text)).filter((part) => part[0] === 'e')"
          + ".map(([, ...edit]) => edit.join()).join(';')")
      // The caret stands behind the letter, in the message and on the page.
      #expect(edits.text == "103,1,4,4,3,3,x")
      let shown = try await page.value(
        of: "(({ value, selectionStart }) => value + selectionStart)"
          + "(document.querySelector('#sk input[data-on=e]'))")
      #expect(shown.text == "cabx4")
    }

    @Test func `a restored session learns the page's size and whether it is hidden`() async throws {
      let (process, page) = try await Self.openUnconnected()
      defer { process.kill() }
      func join(epoch: Int) async throws {
        let frame = "JSON.stringify([0, ['j', \(epoch), 0, 0]])"
        _ = try await page.value(of: "line.onmessage({ data: \(frame) })")
      }
      try await join(epoch: 1)
      try await page.wait(for: "sent.some((text) => text.includes('[\"z\",'))")
      _ = try await page.value(
        of: """
          (() => {
            Object.defineProperty(document, "hidden", { value: true })
            window.before = line
            line.onclose({ code: 1006 })
            sent.length = 0
          })()
          """)
      try await page.wait(for: "line !== before && line.onmessage")
      // Another host has restored the session with another epoch.
      try await join(epoch: 2)
      try await page.wait(
        for: "sent.some((text) => text.includes('[\"z\",') && text.includes('[\"H\",1]'))")
      #expect(page.problems == [])
    }

    @Test(arguments: [false, true])
    func `a page whose earlier session has ended joins its own one`(
      _ hasJoined: Bool
    ) async throws {
      let (process, page) = try await Self.openUnconnected()
      defer { process.kill() }
      let boot = "JSON.parse(document.getElementById('sk-boot').textContent)"
      _ = try await page.value(
        of: """
          (() => {
            sessionStorage.setItem("sk" + \(boot).base, '{"ticket":"earlier","epoch":7}')
            window.isOld = true
          })()
          """)
      try await page.reload()
      try await page.wait(for: "!window.isOld && window.line?.onmessage")
      // The epoch and the last frame of the page.
      let state = "(line.onopen(), JSON.stringify(JSON.parse(sent.at(-1)).slice(2)))"
      #expect(try await page.value(of: state) == "[7,-1]")
      if hasJoined {
        // The page has the nodes of the earlier session from now on.
        _ = try await page.value(
          of: """
            (() => {
              line.onmessage({ data: '["j","later"]' })
              line.onmessage({ data: '[0,["j",7,4,0]]' })
            })()
            """)
      }
      _ = try await page.value(of: "line.onclose({ code: 4404 })")
      let frame = hasJoined ? "-1" : "\(boot).frame"
      let wanted = try await page.value(of: "JSON.stringify([\(boot).epoch, \(frame)])")
      #expect(try await page.value(of: state) == wanted)
      #expect(page.problems == [])
    }

    /// Returns the first different elements, of the script and of the model; `nil` if there are
    /// none.
    private static func difference(_ one: JSON, _ other: JSON) -> String? {
      if one == other { return nil }
      let (mine, theirs) = (one.items, other.items)
      guard mine.count == 5, theirs.count == 5, mine.prefix(4) == theirs.prefix(4),
        mine[4].items.count == theirs[4].items.count
      else {
        return
          "\(mine.prefix(4)), and not \(theirs.prefix(4)), of \(mine.last?.items.count ?? 0) \(theirs.last?.items.count ?? 0)"
      }
      return zip(mine[4].items, theirs[4].items).lazy.compactMap { difference($0, $1) }.first
    }
  }
}
