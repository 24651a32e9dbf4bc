internal import Foundation
internal import MusterAPI
internal import Synchronization

/// A working server of Muster, except for the responses that the test sets.
final class Campus: Sendable {
  private struct State {
    /// The announcements with precomputed hashes, since a debug build hashes long texts slowly.
    var announcements: [AnnouncementItem] = []
    var marks: Set<ReadMark> = []
    var attempts: Set<ReadMark> = []
    var musters: [String] = []
    var lastMuster: ServerTime?
    var routes: [String] = []
    /// The number of starts; requests sent before the last start may arrive after it.
    var run = 0
    var instead: [String: LoopbackServer.Answer] = [:]
    var server: LoopbackServer?
  }

  /// The token of the only session, which is long enough to differ from any other text.
  static let token = "token-0123456789-abcdefghijklmnopqrstuvwxyz"
  private let state = Mutex(State())
  let port: UInt16

  init(_ announcements: [AnnouncementContent] = []) throws {
    port = try LoopbackServer.free()
    state.withLock { state in
      state.announcements = announcements.map { AnnouncementItem($0, isRead: false) }
    }
    try start()
  }

  deinit { stop() }

  var address: String { "http://127.0.0.1:\(port)" }
  /// The requests to muster that arrived, by their keys.
  var musters: [String] { state.withLock { $0.musters } }
  /// The read marks that were acknowledged.
  var marks: Set<ReadMark> { state.withLock { $0.marks } }
  /// The read marks that were sent, with any response.
  var attempts: Set<ReadMark> { state.withLock { $0.attempts } }
  /// All requests since the start, such as `GET /api/muster`.
  var routes: [String] { state.withLock { $0.routes } }

  func start() throws {
    let run = state.withLock { state in
      state.run += 1
      state.routes = []
      return state.run
    }
    let server = try LoopbackServer(port: port) { [weak self] request in
      self?.answer(request, in: run) ?? .hangUp
    }
    state.withLock { $0.server = server }
  }

  func stop() {
    state.withLock { state in
      state.server?.stop()
      state.server = nil
    }
  }

  /// Sets the response of a route such as `POST /api/login` from now on; `nil` restores the correct
  /// one.
  func answer(_ route: String, with answer: LoopbackServer.Answer?) {
    state.withLock { $0.instead[route] = answer }
  }

  func publish(_ content: AnnouncementContent) {
    state.withLock { state in
      state.announcements.removeAll { $0.content.dbID == content.dbID }
      state.announcements.append(AnnouncementItem(content, isRead: false))
    }
  }

  private func answer(_ request: LoopbackServer.Request, in run: Int) -> LoopbackServer.Answer {
    state.withLock { state in
      if run == state.run { state.routes.append(request.route) }
      if request.route == "POST /api/read-marks" { note(request, in: &state) }
      return state.instead[request.route] ?? right(request, in: &state)
    }
  }

  private func note(_ request: LoopbackServer.Request, in state: inout State) {
    let list = try? JSONDecoder.exchange.decode(ReadMarkList.self, from: Data(request.body))
    let marks = Set(list?.marks ?? [])
    state.attempts.formUnion(marks)
    if state.instead[request.route] == nil { state.marks.formUnion(marks) }
  }

  private func right(
    _ request: LoopbackServer.Request, in state: inout State
  ) -> LoopbackServer.Answer {
    switch request.route {
    case "POST /api/login":
      let login = try? JSONDecoder.exchange.decode(LoginRequest.self, from: Data(request.body))
      guard login?.password.text == SampleContent.passwords["anna"] else {
        return .http(401, json(Problem(.refused, "x")))
      }
      return .http(200, json(session))
    case "GET /api/session": return .http(200, json(session))
    case "DELETE /api/session", "POST /api/read-marks": return .http(204)
    case "GET /api/announcements": return .http(200, json(list(in: state)))
    case "POST /api/muster":
      state.musters.append(request.headers["idempotency-key"] ?? "")
      state.lastMuster = state.lastMuster ?? .local
      return .http(200, json(report(in: state)))
    case "GET /api/muster": return .http(200, json(report(in: state)))
    default: return .http(200, kind: "text/html", "<h1>Intranet</h1><p>\(request.route)</p>")
    }
  }

  private var session: Session {
    Session(
      token: Secret(Campus.token), username: "anna", expires: Date(timeIntervalSinceNow: 86_400),
      time: .local)
  }

  private func report(in state: State) -> MusterReport {
    MusterReport(lastMuster: state.lastMuster?.now, lastDay: state.lastMuster?.today, time: .local)
  }

  private func list(in state: State) -> AnnouncementList {
    AnnouncementList(
      state.announcements.map { item in
        let mark = ReadMark(dbID: item.content.dbID, hash: item.hash)
        return AnnouncementItem(
          item.content, hash: item.hash, isRead: state.marks.contains(mark))
      })
  }

  private func json(_ content: some Encodable) -> String {
    (try? JSONEncoder.exchange.encode(content)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension LoopbackServer {
  /// Returns a free port.
  static func free() throws -> UInt16 {
    let server = try LoopbackServer { _ in .hangUp }
    server.stop()
    return server.port
  }
}

extension AnnouncementContent {
  /// Returns an announcement of a test, one newer than the next.
  static func numbered(_ dbID: Int, body: String? = nil) -> AnnouncementContent {
    AnnouncementContent(
      dbID: dbID, title: "Title \(dbID)", body: body ?? "Body \(dbID).",
      pubDate: Date(timeIntervalSince1970: 1_794_816_000 - Double(dbID)))
  }
}
