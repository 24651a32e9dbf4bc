internal import MusterAPI
internal import Testing

/// Hostile text in announcements and pages, in a terminal that would execute its sequences.
@Suite(.serialized, .enabled(if: Tmux.isWanted, "tmux is not installed"))
struct `Muster with faulty contents` {
  private static let evil =
    "\u{1B}]0;owned\u{7}\u{1B}[2J\u{1B}[?1049l\u{1B}c\u{9B}31m\u{9D}0;owned\u{9C}\u{202E}\r\u{8}\u{0}"

  @Test func `prevents contents from controlling the terminal`() throws {
    var content = AnnouncementContent.numbered(1, body: "Before\(Self.evil)behind the body")
    content.title = "Before\(Self.evil)behind the title"
    content.more = "More\(Self.evil)behind it"
    let campus = try Campus([content])
    campus.answer(
      "GET /intranet/",
      with: .http(200, kind: "text/html", "<title>\(Self.evil)</title><p>Page\(Self.evil)behind"))
    let session = try MusterSession()
    try session.launch(at: campus.address)
    try session.enter()
    // A title has one line, which ends at the line break of the text.
    try session.see("]0;owned", "unread")
    try session.tmux.press("Enter")
    try session.see("behind the body", "behind it", "Announcements")
    try session.tmux.press("3")
    try session.see("Page", "behind", "Forward")
    try session.quit()
  }

  @Test func `shows a body of a megabyte to its end`() throws {
    let body = String(repeating: "lorem ipsum ", count: 90_000) + "the very end"
    let (session, campus) = (try MusterSession(), try Campus([.numbered(1, body: body)]))
    try session.launch(at: campus.address)
    try session.enter()
    try session.tmux.press("Enter")
    try session.see("lorem ipsum")
    try session.tmux.press("End")
    try session.see("the very end")
    try session.quit()
  }
}
