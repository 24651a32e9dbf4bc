import ScreenKitCore

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

/// A page whose connection to its session is slow, breaks at any message, and recovers.
///
/// Messages and frames arrive at instants of a virtual time. The page behaves like `client.js`: it
/// keeps each message until a frame confirms it, and sends it again in the next connection. If
/// another session has replaced the earlier one, the page types its texts again.
@MainActor
final class RemotePage<Screen: Controller> {
  let page: PageModel
  /// The running session, and its screen.
  private(set) var host: Host
  /// The connections with messages or frames in transit, and the latest one.
  private var lines: [PageLine] = []
  /// The connection of the session, and the connection of the page.
  private var ends: (session: PageLine?, page: PageLine?) = (nil, nil)
  private var outbox = PageOutbox()
  private var numbers: SmallGenerator
  /// The time since the start of the test.
  private var now = Duration.zero
  /// The longest time in which a message or frame arrives.
  var latency = 0..<2_001
  /// The errors that no network can cause.
  private(set) var problems: [String] = []
  /// Whether a session has replaced another one.
  private(set) var hasRestarted = false
  private let makeScreen: @MainActor () -> Screen

  /// A session with its clock.
  struct Host {
    let session: WebSession
    let screen: Screen
    let clock: ManualClock
    /// The states that the session has sent for a store.
    var saves: [ScreenArchive] = []
    /// The state with which the session has fallen asleep; `nil` if it is awake.
    var rest: ScreenArchive?
  }

  init(
    seed: UInt64, archive: ScreenArchive? = nil, _ makeScreen: @escaping @MainActor () -> Screen
  ) {
    self.makeScreen = makeScreen
    numbers = SmallGenerator(seed: seed)
    host = Self.makeHost(makeScreen(), archive, epoch: 1)
    page = PageModel(page: host.session.page(.test))
    listen()
    connect()
  }

  private static func makeHost(_ screen: Screen, _ archive: ScreenArchive?, epoch: Int) -> Host {
    let clock = ManualClock()
    var settings = WebSession.Settings()
    settings.epoch = epoch
    let session = WebSession(
      WebTest.App(), root: screen, clock: clock, archive: archive, settings: settings)
    session.start()
    return Host(session: session, screen: screen, clock: clock)
  }

  private func listen() {
    host.session.onOutput = { [weak self] in self?.receive($0) }
  }

  private func receive(_ output: WebSession.Output) {
    switch output {
    case .frame(let text): ends.session?.frames.add(text, at: arrival())
    case .close(let reason): problems.append("closed: \(reason)")
    case .changed(let archive): host.saves.append(archive)
    case .released(let archive?): host.rest = archive
    case .released(nil): problems.append("the session has ended")
    }
  }

  private func arrival() -> Duration { now + .milliseconds(numbers.number(latency)) }

  // MARK: Time

  /// Lets time pass; messages and frames arrive at their instants.
  func pass(_ duration: Duration) {
    let end = now + duration
    repeat {
      while let line = nextLine, let due = line.due, due <= end {
        move(to: due)
        arrive(from: line)
      }
      move(to: end)
    } while nextLine?.due.map { $0 <= end } == true
  }

  /// The connection with the next message or frame.
  private var nextLine: PageLine? {
    lines.min { ($0.due ?? .seconds(1 << 40)) < ($1.due ?? .seconds(1 << 40)) }
  }

  private func move(to instant: Duration) {
    guard instant > now else { return }
    let distance = instant - now
    now = instant
    host.clock.advance(by: distance)
    host.session.advance(to: host.clock.now)
  }

  private func arrive(from line: PageLine) {
    if let message = line.messages.takeDue(at: now) {
      handle(message, from: line)
    } else if let frame = line.frames.takeDue(at: now) {
      apply(frame, from: line)
    }
    lines.removeAll { $0.due == nil && $0 !== ends.session && $0 !== ends.page }
  }

  // MARK: The session

  private func handle(_ message: PageLine.Message, from line: PageLine) {
    switch message {
    case .hello(let epoch, let lastFrame):
      if let archive = host.rest { replaceSession(with: archive) }
      // The page has a new connection before the earlier one has broken for the session, or this
      // one was cut and its first message is late. A host closes the replaced connection.
      if let replaced = ends.session {
        host.session.leave(at: host.clock.now)
        replaced.frames.add(nil, at: arrival())
      }
      ends.session = line
      let isKnown = epoch == host.session.settings.epoch && lastFrame >= 0
      if !host.session.join(lastFrame: isKnown ? lastFrame : -1, at: host.clock.now) {
        problems.append("the session cannot be joined")
      }
    case .text(let text):
      if ends.session === line { host.session.receive(text, at: host.clock.now) }
    case .end:
      guard ends.session === line else { return }
      ends.session = nil
      host.session.leave(at: host.clock.now)
    }
  }

  private func replaceSession(with archive: ScreenArchive) {
    hasRestarted = true
    host.session.onOutput = { _ in }
    host.session.end()
    host = Self.makeHost(makeScreen(), archive, epoch: host.session.settings.epoch + 1)
    listen()
  }

  /// Replaces the process of the session, which continues from its current or an earlier state.
  func restart() {
    let archives = host.saves + [host.rest ?? host.session.archive()]
    for line in lines { line.messages.cut(keeping: 0) }
    if let line = ends.page {
      line.frames.cut(keeping: numbers.number(0..<line.frames.count + 1))
      line.frames.add(nil, at: arrival())
    }
    ends.session = nil
    replaceSession(with: archives[numbers.number(0..<archives.count)])
  }

  // MARK: The connection

  /// Breaks the connection; in each direction, only the first messages in transit still arrive.
  func cut() {
    guard let line = ends.page else { return }
    line.messages.cut(keeping: numbers.number(0..<line.messages.count + 1))
    line.messages.add(.end, at: arrival())
    line.frames.cut(keeping: numbers.number(0..<line.frames.count + 1))
    line.frames.add(nil, at: arrival())
  }

  private func connect(after delay: Duration = .zero) {
    let line = PageLine()
    lines.append(line)
    (ends.page, outbox.isOpen) = (line, false)
    let hello = PageLine.Message.hello(
      epoch: page.progress.epoch ?? 1,
      lastFrame: page.progress.epoch == nil ? -1 : page.progress.lastFrame)
    line.messages.add(hello, at: arrival() + delay)
  }

  /// Applies a frame to the page; `nil` is the end of the connection.
  private func apply(_ frame: String?, from line: PageLine) {
    guard ends.page === line else { return }
    guard let frame else {
      return connect(after: .milliseconds(numbers.number(0..<90_000)))
    }
    let (epoch, last) = (page.progress.epoch, page.progress.lastFrame)
    let drafts = outbox.drafts(in: page)
    page.apply(frame)
    outbox.confirm(page.progress.confirmed)
    let isFirst = !outbox.isOpen
    outbox.isOpen = true
    if isFirst, epoch != nil, epoch != page.progress.epoch {
      outbox.begin(after: page.progress.confirmed)
      for draft in drafts { restore(draft) }
    } else if isFirst {
      for message in outbox.messages { transmit(message) }
    }
    guard isFirst || page.progress.lastFrame != last else { return }
    send("[0,[\"a\",\(page.progress.lastFrame)]]")
  }

  private func restore(_ draft: PageOutbox.Draft) {
    guard let field = field(named: draft.name), let text = page.fields[field]?.text else { return }
    var sync = TextSync(text)
    guard let change = sync.change(to: draft.text) else { return }
    type(change.text, replacing: change.range, in: field)
  }

  // MARK: The user

  /// Whether the page can send a further message without waiting.
  var canAct: Bool { outbox.messages.count < 32 }

  /// Returns the number of the field with an accessible name; `nil` if the page does not have it.
  func field(named name: String) -> Int? {
    page.fields.keys.sorted().first { page.slot(5, of: $0) == name }
  }

  /// Sends an operation, such as a press.
  func perform(_ operation: String) { transmit(outbox.add([operation])) }

  /// Types into a text, replacing a part of it.
  func type(_ text: String, replacing range: Range<Int>, in field: Int) {
    let message = outbox.add([], typedIn: field)
    _ = page.type(text, replacing: range, in: field, message: message.number)
    transmit(message)
  }

  /// Ends a composition with a text in place of a part.
  func endComposition(_ text: String, replacing range: Range<Int>, in field: Int) {
    let message = outbox.add([], typedIn: field)
    _ = page.endComposition(text, replacing: range, in: field, message: message.number)
    transmit(message)
  }

  private func transmit(_ message: PageOutbox.Message) {
    let operations =
      message.operations.isEmpty ? page.texts.edits(of: message.number) : message.operations
    send("[" + (["\(message.number)"] + operations).joined(separator: ",") + "]")
  }

  private func send(_ text: String) {
    if outbox.isOpen { ends.page?.messages.add(.text(text), at: arrival()) }
  }

  // MARK: The end

  /// Lets the connection recover, and everything arrive.
  func settle() {
    latency = 0..<1
    // What is in transit arrives within the earlier latency.
    pass(.seconds(3))
    // A late first message of an earlier connection still closes the present one.
    var isInTransit: Bool {
      lines.contains { $0.due != nil } || !outbox.isOpen || !outbox.messages.isEmpty
    }
    for _ in 0..<400 where isInTransit { pass(.seconds(1)) }
    if !outbox.isOpen || !outbox.messages.isEmpty { problems.append("the page waits in vain") }
    problems += page.problems + page.differences(from: host.session.scene)
  }
}
