import Foundation
import Testing

extension BrowserTests {
  /// The apps of Examples, with the pictures for the tutorial and the guides.
  @Suite("Examples")
  struct ExampleTests {
    @Test func `the reading list of the tutorial runs in a browser`() async throws {
      let folder = try TemporaryFolder()
      let visit = try await Visit(
        "BooksWeb", ["--look", "material", "--", "--folder", folder.path])
      let page = visit.page
      for (title, author) in [("Dune", "Frank Herbert"), ("Emma", "Jane Austen")] {
        try await page.click("button", "Add a book")
        try await page.click("textbox", "Title")
        try await page.type(title)
        try await page.click("textbox", "Author")
        try await page.type(author)
        try await page.click("button", "Save")
        try await page.wait(forControl: "listbox", "Books")
        try await page.wait(toSee: title)
      }
      // A click highlights a row, and Enter activates it; a click on the highlighted row does so, too.
      try await page.open(named: "option", containing: "Emma")
      try await page.press("Enter")
      try await page.click("button", "Rate")
      try await page.open(named: "option", containing: "★★★★★")
      try await page.wait(toSee: "I have read it")
      try await page.press("Escape")
      try await page.wait(toSee: "Books: 2, to read: 2")
      // Another browser has a separate list.
      let second = try await browser.get().makePage()
      try await second.open(visit.process.address)
      try await second.waitUntilJoined()
      try await second.wait(toSee: "No books here.")
      try await second.close()
      try await record(visit, "books")
    }

    @Test func `two browser sessions share a room`() async throws {
      let visit = try await Visit("ChatWeb", ["--look", "material"])
      let (ann, ben) = (visit.page, try await browser.get().makePage())
      try await ben.open(visit.process.address)
      try await ben.waitUntilJoined()
      try await enter(ann, "Ann")
      try await enter(ben, "Ben")
      try await ann.wait(toSee: "Here: Ann, Ben")
      try await say("Hello <b>Ben</b>!", ann)
      try await ben.wait(toSee: "Ann: Hello <b>Ben</b>!")
      try await say("Good morning", ben)
      try await ann.wait(toSee: "Ben: Good morning")
      // A name can be in the room only once.
      let mallory = try await browser.get().makePage()
      try await mallory.open(visit.process.address)
      try await mallory.waitUntilJoined()
      try await mallory.click("textbox", "Your name")
      try await mallory.type("Ann")
      try await mallory.press("Enter")
      try await mallory.wait(toSee: "This name is taken")
      try await record(visit, "chat")
      #expect(ben.problems == [])
      try await ben.close()
      try await mallory.close()
    }

    private func enter(_ page: Page, _ name: String) async throws {
      try await page.click("textbox", "Your name")
      try await page.type(name)
      try await page.press("Enter")
      try await page.wait(forControl: "textbox", "Message")
    }

    private func say(_ text: String, _ page: Page) async throws {
      try await page.click("textbox", "Message")
      try await page.type(text)
      try await page.press("Enter")
    }

    /// Checks the page, and saves a picture of it for `Docs/Web` if pictures are recorded.
    private func record(_ visit: Visit, _ name: String) async throws {
      try await visit.page.setSize(width: 560, height: 380)
      _ = try await visit.page.value(
        of: "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))"
      )
      let picture = try await visit.page.screenshot()
      visit.expectNoProblem()
      guard ProcessInfo.processInfo.environment["SCREENKIT_RECORD_SNAPSHOTS"] != nil else { return }
      let folder = URL(filePath: #filePath).appending(path: "../../../../../Docs/Web").standardized
      try picture.write(to: folder.appending(path: "\(name).png"))
    }
  }
}
