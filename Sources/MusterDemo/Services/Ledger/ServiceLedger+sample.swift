internal import Foundation
internal import MusterAPI

extension ServiceLedger {
  /// A ledger with announcements of each kind: urgent, plain, with a link, coming, and over.
  static func sample(on time: ServerTime) -> ServiceLedger {
    let today = time.today
    let contents = [
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
    var ledger = ServiceLedger()
    for content in contents { ledger.publish(content) }
    return ledger
  }
}
