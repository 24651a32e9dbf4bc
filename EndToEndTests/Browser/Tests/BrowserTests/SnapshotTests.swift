import Foundation
import Testing

extension BrowserTests {
  /// The pictures in `Docs/Web`; `SCREENKIT_RECORD_SNAPSHOTS=1` renews them for people to check.
  ///
  /// Fonts differ between machines, so pictures are not compared; each look must show the pages
  /// without a problem.
  @Suite("Looks")
  struct SnapshotTests {
    private static let looks = ["terminal", "cupertino", "material"]

    @Test(arguments: looks)
    func `each look shows the demos`(_ look: String) async throws {
      let folder = try TemporaryFolder()
      let options = ["--look", look]
      let heart = try await Visit("HeartBeatWeb", options, path: "/settings")
      try await heart.page.wait(toSee: "60 BPM")
      try await Self.record(heart, "heart-beat", look)
      let muster = try await Visit("MusterWeb", options + ["--", "--folder", folder.path])
      try await muster.page.click("textbox", "User name")
      try await muster.page.type("anna")
      try await muster.page.click("textbox", "Password")
      try await muster.page.type("north star")
      try await muster.page.press("Enter")
      try await muster.page.wait(toSee: "Welcome, anna")
      try await muster.page.press("Enter")
      try await muster.page.wait(toMiss: "Welcome, anna")
      try await muster.page.wait(toSee: "Fire drill")
      try await Self.record(muster, "muster", look)
      let gallery = try await Visit("GalleryWeb", options + ["--", "--page", "Form"])
      try await gallery.page.wait(for: "document.querySelectorAll('[role=option]').length > 3")
      try await Self.record(gallery, "gallery", look)
      let student = try await EStudentTests.enter(folder, EStudentTests.serbian, options)
      try await student.page.wait(toSee: "IT250")
      try await Self.record(student, "estudent", look)
    }

    static func record(_ visit: Visit, _ name: String, _ look: String) async throws {
      try await visit.page.setSize(width: 720, height: 480)
      // After two frames the page is laid out and painted.
      _ = try await visit.page.value(
        of: "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))"
      )
      let picture = try await visit.page.screenshot()
      #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      visit.expectNoProblem()
      guard ProcessInfo.processInfo.environment["SCREENKIT_RECORD_SNAPSHOTS"] != nil else { return }
      let folder = URL(filePath: #filePath).appending(path: "../../../../../Docs/Web").standardized
      try picture.write(to: folder.appending(path: "\(name)-\(look).png"))
    }
  }
}
