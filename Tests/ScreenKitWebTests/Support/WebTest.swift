import Foundation
import ScreenKitCore
import ScreenKitLaunch
import ScreenKitTesting

@testable import ScreenKitWeb

/// A session with a page model as its client, on virtual time.
@MainActor
final class WebTest {
  struct App: ScreenApp {
    init() {}
    func makeRoot() throws -> Controller { Controller() }
  }

  let clock = ManualClock()
  let session: WebSession
  let model: PageModel
  private let recorder: Recorder?
  /// The frames of the last call, as the client got them.
  private(set) var frames: [String] = []
  private(set) var allFrames: [String] = []
  private(set) var archives: [ScreenArchive] = []
  private(set) var closes: [WebSession.EndReason] = []
  private(set) var released: [ScreenArchive?] = []
  /// Frames are kept here while the line is cut or slow.
  var waiting: [String] = []
  var isSlow = false
  private(set) var lastMessage = 0

  init(
    _ root: Controller, archive: ScreenArchive? = nil,
    settings: WebSession.Settings = WebSession.Settings(), joins: Bool = true,
    recorder makeRecorder: (any TimerClock) -> Recorder? = { _ in nil }
  ) {
    recorder = makeRecorder(clock)
    session = WebSession(
      App(), root: root, clock: recorder?.clock ?? clock, archive: archive, settings: settings)
    recorder?.attach(to: session.application)
    model = PageModel(session.scene.painters.templates)
    session.onOutput = { [weak self] in self?.take($0) }
    session.start()
    if joins { join(lastFrame: -1) }
  }

  convenience init(_ view: View, joins: Bool = true) {
    self.init(ViewController(view), joins: joins)
  }

  func join(lastFrame: Int) {
    _ = session.join(lastFrame: lastFrame, at: clock.now)
  }

  private func take(_ output: WebSession.Output) {
    switch output {
    case .frame(let text):
      frames.append(text)
      allFrames.append(text)
      waiting.append(text)
      if !isSlow { deliver() }
    case .close(let reason): closes.append(reason)
    case .changed(let archive): archives.append(archive)
    case .released(let archive): released.append(archive)
    }
  }

  /// Gives the client the frames that wait.
  func deliver() {
    for frame in waiting { model.apply(frame) }
    waiting = []
  }

  /// Loses the frames that wait.
  func lose() { waiting = [] }

  /// Sends operations in one message, and returns the frames that it caused.
  @discardableResult
  func send(_ operations: String...) -> [String] {
    frames = []
    lastMessage += 1
    let text = "[" + (["\(lastMessage)"] + operations).joined(separator: ",") + "]"
    session.receive(text, at: clock.now)
    acknowledge()
    return frames
  }

  /// The next message's number, for edits that are sent by ``send(raw:)``.
  func nextMessage() -> Int {
    lastMessage += 1
    return lastMessage
  }

  func send(raw text: String) {
    frames = []
    session.receive(text, at: clock.now)
    acknowledge()
  }

  func acknowledge() {
    guard !isSlow, session.isConnected else { return }
    session.receive("[0,[\"a\",\(model.lastFrame)]]", at: clock.now)
  }

  /// Sends the edits again that no frame has confirmed, as a client does that has come back.
  func resendEdits() {
    let messages = Set(model.fields.values.flatMap { $0.pending.map(\.message) }).sorted()
    for message in messages where message > model.confirmed {
      send(raw: "[" + (["\(message)"] + model.edits(of: message)).joined(separator: ",") + "]")
    }
  }

  func type(_ text: String, replacing range: Range<Int>, in field: Int) {
    let message = nextMessage()
    let edit = model.type(text, replacing: range, in: field, message: message)
    send(raw: "[\(message),\(edit)]")
  }

  /// The last frame that the session sent.
  var lastFrame: String { frames.last ?? "" }

  /// The number of operations `name` in a frame.
  func waitingOperations(in frame: String, named name: String) -> Int {
    frame.components(separatedBy: "[\"\(name)\",").count - 1
  }

  /// The number of the node of `view`.
  func number(of view: View) -> Int { (view.backend.backing as? WebNode)?.number ?? -1 }

  /// The tree as a fresh rendering has it, in the form of ``PageModel/lines``.
  var rendered: [String] { session.scene.rendered }

  /// The first lines in which the client differs from a fresh rendering.
  var differences: [String] {
    let (old, new) = (model.lines, rendered)
    var all: [String] = []
    for index in 0..<max(old.count, new.count) {
      let one = index < old.count ? old[index] : "nothing"
      let two = index < new.count ? new[index] : "nothing"
      if one != two { all.append("\(one) | \(two)") }
    }
    return Array(all.prefix(4))
  }
}

/// A screen with one view.
final class ViewController: Controller {
  private let content: View
  init(_ content: View) {
    self.content = content
    super.init()
  }
  override func makeView() -> View { content }
}
