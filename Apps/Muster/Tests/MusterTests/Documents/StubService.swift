import Foundation
import Muster
import MusterAPI
import MusterConformance

/// A service with fixed responses, for walks through the screens without models and server.
struct StubService: MusterService {
  let origin = "stub://muster"
  let timeLimit = Duration.seconds(1)
  /// The content of each page of the intranet.
  var html = "<a href=\"stub.html\">Stub</a>"
  private let time = ServerTime(now: TestTime.beginning, secondsFromUTC: 0)

  func login(_ request: LoginRequest) async throws(ServiceError) -> Session {
    Session(
      token: Secret("stub"), username: request.username,
      expires: time.now.addingTimeInterval(3_600), time: time)
  }

  func resume(_ token: Secret) async throws(ServiceError) -> Session { throw .sessionOver }
  func revoke(_ token: Secret) async throws(ServiceError) {}

  func announcements(
    unless tag: String?, _ token: Secret
  ) async throws(ServiceError) -> AnnouncementAnswer {
    let items = (1...2).map { number in
      let content = AnnouncementContent(
        dbID: number, title: "Stub \(number)", body: "Stub", more: "/intranet/stub.html",
        pubDate: time.now)
      return AnnouncementItem(content, isRead: false)
    }
    return .list(AnnouncementList(items))
  }

  func markRead(_ marks: [ReadMark], _ token: Secret) async throws(ServiceError) {}
  func report(_ token: Secret) async throws(ServiceError) -> MusterReport { answer }

  func muster(_ key: MusterKey, _ token: Secret) async throws(ServiceError) -> MusterReport {
    answer
  }

  func page(_ path: IntranetPath, _ token: Secret) async throws(ServiceError) -> IntranetPage {
    IntranetPage(path: path, html: html)
  }

  private var answer: MusterReport { MusterReport(lastMuster: nil, lastDay: nil, time: time) }
}
