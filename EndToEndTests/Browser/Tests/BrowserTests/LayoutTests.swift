import Foundation
import Testing

extension BrowserTests {
  /// Sizes and positions that the browser computes and sends to the host.
  @Suite("Layout")
  struct LayoutTests {
    /// Shows a page of the gallery by keys.
    static func show(_ name: String, in page: Page) async throws {
      let list = "document.querySelector('[role=listbox]')"
      try await page.wait(for: "\(list)?.querySelectorAll('[role=option]').length > 3")
      _ = try await page.value(of: "\(list).focus()")
      try await page.press("Home")
      let highlighted =
        "document.getElementById(\(list).getAttribute('aria-activedescendant'))?.innerText"
      for _ in 0..<80 {
        try await page.waitUntilConfirmed()
        if try await page.value(of: highlighted).text == name { return }
        try await page.press("ArrowDown")
      }
      throw BrowserError(description: "the gallery has no page \(name)")
    }

    @Test func `the divider follows mouse and keys, and a phone has one part`() async throws {
      let visit = try await Visit("GalleryWeb")
      let page = visit.page
      let divider = "document.querySelector('.divider')"
      try await page.wait(for: "Number(\(divider).ariaValueNow) > 0")
      let before = Int(try await page.value(of: "\(divider).ariaValueNow").text ?? "") ?? 0
      let place = try await page.value(
        of: "(({x, y, width, height}) => [x + width / 2, y + height / 2])"
          + "(\(divider).getBoundingClientRect())"
      ).items.compactMap(\.number)
      let (x, y) = (place[0], place[1])
      try await page.drag(from: (x, y), to: (x + 40, y))
      try await page.wait(for: "Number(\(divider).ariaValueNow) > \(before)")
      try await page.waitUntilConfirmed()
      let moved = Int(try await page.value(of: "\(divider).ariaValueNow").text ?? "") ?? 0
      _ = try await page.value(of: "\(divider).focus()")
      try await page.press("ArrowLeft")
      try await page.wait(for: "Number(\(divider).ariaValueNow) == \(moved - 1)")
      try await page.waitUntilConfirmed()
      // The host has the value: a reloaded page shows the same.
      try await page.reload()
      try await page.waitUntilJoined()
      try await page.wait(for: "Number(\(divider).ariaValueNow) == \(moved - 1)")
      try await page.setSize(width: 390, height: 700)
      try await page.wait(for: "document.querySelector('.split.narrow')?.children.length == 1")
      try await page.setSize(width: 1_000, height: 700)
      // Two panes, and the divider between them.
      try await page.wait(
        for: "document.querySelector('.split:not(.narrow)')?.children.length == 3")
      visit.expectNoProblem()
    }

    @Test func `a document keeps its position after a reload`() async throws {
      let visit = try await Visit("GalleryWeb")
      let page = visit.page
      try await page.setSize(width: 900, height: 320)
      try await Self.show("Document", in: page)
      let document = "document.querySelector('.doc')"
      try await page.wait(for: "\(document).scrollHeight > \(document).clientHeight + 60")
      _ = try await page.value(of: "\(document).scrollTop = 60")
      try await page.wait(for: "\(document).told > 0")
      try await page.waitUntilConfirmed()
      try await page.reload()
      try await page.wait(for: "\(document)?.scrollTop > 20")
      visit.expectNoProblem()
    }

    @Test func `hostile text runs no code in a browser`() async throws {
      let visit = try await Visit("GalleryWeb")
      let page = visit.page
      try await Self.show("Text field", in: page)
      let payloads = [
        "<script>window.ran=1</script>", "<img src=x onerror=window.ran=1>",
        "\"><svg onload=window.ran=1>", "</textarea><script>window.ran=1</script>",
        "</title><script>window.ran=1</script>", "</script><script>window.ran=1//", "<!--",
        "' autofocus onfocus='window.ran=1", "<style>*{display:none}</style>",
        "<base href=//evil>", "<meta http-equiv=refresh content=0>", "javascript:window.ran=1",
        "{{window.ran=1}}", "${window.ran=1}", "&lt;script&gt;", "\u{202E}<script>",
      ]
      for payload in payloads {
        try await page.focus("textbox", "Your name")
        _ = try await page.value(of: "document.activeElement.select()")
        try await page.insert(payload)
        try await page.press("Enter")
        // The app shows the value in a separate line.
        try await page.wait(
          for: "document.body.innerText.includes(\(Page.literal(payload)) + '” was submitted')")
        try await page.reload()
        try await page.waitUntilJoined()
        try await page.wait(
          for: "document.activeElement && [...document.querySelectorAll('input')]"
            + ".some(input => input.value == \(Page.literal(payload)))")
      }
      let elements = "img,iframe,base,meta[http-equiv],body style"
      let foreign = "document.querySelectorAll('\(elements)').length"
      #expect(try await page.value(of: "\(foreign) + (window.ran ?? 0)") == .number(0))
      #expect(try await page.value(of: "document.querySelectorAll('script').length") == .number(2))
      visit.expectNoProblem()
    }
  }
}
