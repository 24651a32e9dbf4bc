#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The sample data of a new installation, the same with and without a server.
public enum SampleContent {
  /// The passwords by username; they are not secret, since both app and server print them.
  public static let passwords = ["anna": "north star", "ben": "south wind"]

  /// Returns announcements of each kind: urgent, plain, with a link, future, and expired.
  public static func announcements(on time: ServerTime) -> [AnnouncementContent] {
    let today = time.today
    return [
      AnnouncementContent(
        dbID: 1, title: "Muster every weekday",
        body: """
          Students muster once on every weekday. Read what is announced, then press the button \
          on the second tab. On Saturdays and Sundays no muster is due.
          """,
        startDate: today.advanced(by: -30), pubDate: time.now.addingTimeInterval(-30 * 86_400)),
      AnnouncementContent(
        dbID: 2, title: "Fire drill this week",
        body: """
          When the bell rings, leave by the nearest exit and gather on the north lawn. Wait for \
          your section leader to count.
          """,
        more: "/intranet/safety.html", startDate: today.advanced(by: -1),
        endDate: today.advanced(by: 5), pubDate: time.now.addingTimeInterval(-86_400),
        isUrgent: true),
      AnnouncementContent(
        dbID: 3, title: "The library closes early today",
        body: "It closes at 16:00. Books that are due today may be returned tomorrow.",
        more: "Questions: the desk on the first floor.", startDate: today, endDate: today,
        pubDate: time.now.addingTimeInterval(-7_200)),
      AnnouncementContent(
        dbID: 4, title: "Enrolment begins", body: "Enrolment for the next quarter begins.",
        startDate: today.advanced(by: 2), pubDate: time.now.addingTimeInterval(-3_600)),
      AnnouncementContent(
        dbID: 5, title: "Parking lot C is closed", body: "Use lot D until the work is done.",
        startDate: today.advanced(by: -9), endDate: today.advanced(by: -2),
        pubDate: time.now.addingTimeInterval(-9 * 86_400)),
    ]
  }

  /// The intranet pages as HTML by path, with links to each other and to another site.
  public static let pages = [
    "/intranet/": """
    <title>Intranet</title>
    <h1>Intranet</h1>
    <ul>
    <li><a href="safety.html">Safety</a></li>
    <li><a href="calendar.html">Calendar</a></li>
    <li><a href="https://www.example.org/">A place outside</a></li>
    </ul>
    """,
    "/intranet/safety.html": """
    <title>Safety</title>
    <h1>Safety</h1>
    <p>Know your nearest exit. In a drill, gather on the <b>north lawn</b>.</p>
    <p><a href="./">Back to the first page</a></p>
    """,
    "/intranet/calendar.html": """
    <title>Calendar</title>
    <h1>Calendar</h1>
    <table>
    <tr><th>Week</th><th>What</th></tr>
    <tr><td>1</td><td>Enrolment</td></tr>
    <tr><td>11</td><td>Examinations</td></tr>
    </table>
    <p><a href="/intranet/">Back to the first page</a></p>
    """,
  ]
}
