internal import AppMessages
public import RmadAPI
internal import ScreenKitRmad
public import StudioScreens
internal import Synchronization

/// A service without a server, for tests: one author, whose apps are kept in memory.
public final class MemoryStudioService: StudioService, StudioWorld {
  fileprivate struct App {
    var name: String
    var draft: StudioDraft?
    var versions: [(message: VersionMessage, text: String)] = []
  }

  fileprivate struct State {
    var apps: [App] = []
    var sessions: Set<SessionMessage> = []
    var wrongLogins = 0
    /// The number of drafts and sessions so far.
    var count = 0
  }

  /// The identifier of the service.
  public let origin = "http://127.0.0.1:8082"
  /// The time limit, which is never reached, since every call returns at once.
  public let timeLimit = Duration.seconds(10)
  /// The login of the author.
  public let login = LoginMessage(name: "demo", password: Secret("demo"))
  /// The number of the sample app.
  public let app = 1
  private let state = Mutex(State())

  /// Creates a service with the sample app, or without apps.
  public init(hasSample: Bool = true) {
    guard hasSample else { return }
    state.withLock { state in
      state.apps = [App(name: "News")]
      state.setDraft(RmadSample.description, of: 0)
      _ = state.publish(0, "1.0")
    }
  }

  /// The service itself.
  public var service: any StudioService { self }

  /// Ends all sessions.
  public func endSessions() { state.withLock { $0.sessions = [] } }

  /// Begins a session.
  public func logIn(_ login: LoginMessage) async throws(StudioServiceError) -> SessionMessage {
    let isRight = login == self.login
    let outcome = state.withLock { state -> Result<SessionMessage, StudioServiceError> in
      guard state.wrongLogins < 10 else { return .failure(.locked) }
      guard isRight else {
        state.wrongLogins += 1
        return .failure(.wrongLogin)
      }
      state.count += 1
      let session = SessionMessage(token: Secret("token \(state.count)"), expires: Int.max)
      state.sessions.insert(session)
      return .success(session)
    }
    return try outcome.get()
  }

  /// Ends a session.
  public func logOut(_ session: SessionMessage) async throws(StudioServiceError) {
    _ = try perform(session) { $0.sessions.remove(session) }
  }

  /// Returns the apps of the author.
  public func apps(_ session: SessionMessage) async throws(StudioServiceError) -> [AppMessage] {
    try perform(session) { state in
      state.apps.enumerated().map { AppMessage(id: $0 + 1, name: $1.name) }
    }
  }

  /// Adds an app and returns it with its number.
  public func addApp(
    _ name: String, _ session: SessionMessage
  ) async throws(StudioServiceError) -> AppMessage {
    try perform(session) { state throws(StudioServiceError) in
      guard !name.isEmpty, name.count <= 100 else {
        throw .refused("The name of an app has 1 to 100 characters.")
      }
      state.apps.append(App(name: name))
      return AppMessage(id: state.apps.count, name: name)
    }
  }

  /// Returns the draft of an app; `nil` if there is none.
  public func draft(
    of app: Int, _ session: SessionMessage
  ) async throws(StudioServiceError) -> StudioDraft? {
    try perform(session) { state throws(StudioServiceError) in
      state.apps[try state.index(app)].draft
    }
  }

  /// Replaces the draft of an app if it is the one with `tag`; `nil` means no draft.
  public func setDraft(
    _ text: String, of app: Int, replacing tag: String?, _ session: SessionMessage
  ) async throws(StudioServiceError) -> CheckedDraft {
    guard text.utf8.count <= RmadLimits.descriptionBytes else {
      throw .tooLong(bytes: text.utf8.count)
    }
    return try perform(session) { state throws(StudioServiceError) in
      let index = try state.index(app)
      guard state.apps[index].draft?.tag == tag else { throw .conflict }
      return CheckedDraft(
        tag: state.setDraft(text, of: index), findings: MemoryStudioService.findings(text))
    }
  }

  /// Publishes the draft with `tag` for programs of a bundle version.
  public func publish(
    _ tag: String, of app: Int, for bundleVersion: String, _ session: SessionMessage
  ) async throws(StudioServiceError) -> VersionMessage {
    try perform(session) { state throws(StudioServiceError) in
      let index = try state.index(app)
      let isPlain = bundleVersion.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-")
      }
      guard isPlain, (1...32).contains(bundleVersion.count) else {
        throw .refused("The bundle version is a version such as 1.0.")
      }
      guard let draft = state.apps[index].draft else { throw .notFound }
      guard draft.tag == tag else { throw .conflict }
      let findings = MemoryStudioService.findings(draft.text)
      guard findings.isGood else { throw .mistakes(findings) }
      return state.publish(index, bundleVersion)
    }
  }

  /// Returns the versions of an app, the latest one first.
  public func versions(
    of app: Int, _ session: SessionMessage
  ) async throws(StudioServiceError) -> [VersionMessage] {
    try perform(session) { state throws(StudioServiceError) in
      state.apps[try state.index(app)].versions.reversed().map(\.message)
    }
  }

  /// Returns the text of a version.
  public func text(
    ofVersion number: Int, of app: Int, _ session: SessionMessage
  ) async throws(StudioServiceError) -> String {
    try perform(session) { state throws(StudioServiceError) in
      let versions = state.apps[try state.index(app)].versions
      guard let version = versions.first(where: { $0.message.number == number }) else {
        throw .notFound
      }
      return version.text
    }
  }

  /// Makes a version the one that is served, and returns all versions.
  public func rollBack(
    to number: Int, of app: Int, _ session: SessionMessage
  ) async throws(StudioServiceError) -> [VersionMessage] {
    try perform(session) { state throws(StudioServiceError) in
      let index = try state.index(app)
      guard state.apps[index].versions.contains(where: { $0.message.number == number }) else {
        throw .notFound
      }
      state.makeCurrent(number, of: index)
      return state.apps[index].versions.reversed().map(\.message)
    }
  }
}

extension MemoryStudioService {
  private func perform<Value: Sendable>(
    _ session: SessionMessage,
    _ body: (inout sending State) throws(StudioServiceError) -> sending Value
  ) throws(StudioServiceError) -> Value {
    try state.withLock { state throws(StudioServiceError) in
      guard state.sessions.contains(session) else { throw .sessionEnded }
      return try body(&state)
    }
  }

  private static func findings(_ text: String) -> FindingsMessage {
    let reading = AppDescription.read(text, tolerance: .strict)
    return FindingsMessage(
      isGood: reading.description != nil,
      findings: reading.findings.map {
        FindingsMessage.Entry(
          severity: $0.severity.rawValue, line: $0.line, column: $0.column,
          component: $0.componentType?.rawValue, id: $0.componentID, property: $0.property,
          message: $0.message, suggestion: $0.suggestion, requirements: $0.requirements)
      })
  }
}

extension MemoryStudioService.State {
  fileprivate func index(_ app: Int) throws(StudioServiceError) -> Int {
    guard apps.indices.contains(app - 1) else { throw .notFound }
    return app - 1
  }

  /// Replaces the draft and returns the validator of the new one.
  @discardableResult
  fileprivate mutating func setDraft(_ text: String, of index: Int) -> String {
    if apps[index].draft?.text != text {
      count += 1
      apps[index].draft = StudioDraft(text: text, tag: "\"\(count)\"")
    }
    return apps[index].draft?.tag ?? ""
  }

  fileprivate mutating func publish(_ index: Int, _ bundleVersion: String) -> VersionMessage {
    let number = apps[index].versions.count + 1
    let message = VersionMessage(
      number: number, bundleVersion: bundleVersion, dataVersion: "\(20_110_914_100_823 + number)",
      published: 1_315_994_903 + number, isCurrent: true)
    apps[index].versions.append((message, apps[index].draft?.text ?? ""))
    makeCurrent(number, of: index)
    return message
  }

  fileprivate mutating func makeCurrent(_ number: Int, of index: Int) {
    let bundle = apps[index].versions[number - 1].message.bundleVersion
    for place in apps[index].versions.indices {
      let old = apps[index].versions[place].message
      guard old.bundleVersion == bundle else { continue }
      apps[index].versions[place].message = VersionMessage(
        number: old.number, bundleVersion: old.bundleVersion, dataVersion: old.dataVersion,
        published: old.published, isCurrent: old.number == number)
    }
  }
}
