import Foundation
import Testing

extension BrowserTests {
  @Suite("The studio")
  struct StudioTests {
    @Test func `a path from the feed is chosen and saved`() async throws {
      let folder = try TemporaryFolder()
      let file = folder.path + "/app.json"
      let visit = try await Visit("StudioWeb", ["--", file, "--sample"])
      let page = visit.page
      try await page.setSize(width: 1_400, height: 900)
      try await page.wait(toSee: "Ferry returns after nine years")
      for key in ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowDown"] {
        try await page.press(key)
      }
      try await page.wait(toSee: "Table 101: 0, 0, 320 × 416")
      try await page.click("button", "Choose in the feed")
      try await page.wait(toSee: "Path: rss.channel.item")
      try await page.press("ArrowUp")
      try await page.wait(toSee: "Path: rss.channel.description")
      try await page.click("button", "Choose")
      try await page.wait(toMiss: "Path in the feed")
      try await page.click("button", "Save")
      try await page.wait(toSee: "app.json · saved · no mistakes")
      let text = try String(contentsOf: URL(filePath: file), encoding: .utf8)
      #expect(text.contains("\"data\": \"rss.channel.description\""))
      visit.expectNoProblem()
    }

    @Test func `leaving a page with unsaved changes asks first`() async throws {
      let folder = try TemporaryFolder()
      let visit = try await Visit("StudioWeb", ["--", folder.path + "/new.json"])
      let page = visit.page
      try await page.setSize(width: 1_400, height: 900)
      try await page.click("button", "Add")
      try await page.wait(forControl: "listbox", "Kinds")
      try await page.press("Enter")
      try await page.wait(toSee: "Label 3: 16, 16, 288 × 32")
      async let reload: Void = page.reload()
      try await page.answerDialog()
      try await reload
      #expect(page.dialogs == ["beforeunload"])
      try await page.wait(toSee: "Label 3: 16, 16, 288 × 32")
      visit.expectNoProblem()
    }

    @Test func `a component is added by a key, and undone by the mouse`() async throws {
      let folder = try TemporaryFolder()
      let visit = try await Visit("StudioWeb", ["--", folder.path + "/new.json"])
      let page = visit.page
      try await page.setSize(width: 1_400, height: 900)
      try await page.click("button", "Add")
      try await page.wait(forControl: "listbox", "Kinds")
      try await page.press("Enter")
      try await page.wait(toMiss: "Add to View 2")
      try await page.wait(forControl: "button", "Label 3: 16, 16, 288 × 32")
      try await page.click("button", "Undo")
      try await page.wait(toMiss: "Label 3")
      visit.expectNoProblem()
    }
  }
}
