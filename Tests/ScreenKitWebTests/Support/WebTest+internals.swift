import ScreenKitCore
import ScreenKitLaunch

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

/// Additions to the public driver for the tests of the framework itself.
extension WebTest {
  /// Opens a page with one view.
  convenience init(_ view: View) { self.init(ViewController(view)) }

  /// Starts a session of one view; its page joins only with `joins`.
  convenience init(_ view: View, joins: Bool) { self.init(ViewController(view), joins: joins) }

  /// Starts a session; its page joins only with `joins`.
  convenience init(
    _ root: Controller, settings: WebSession.Settings = WebSession.Settings(), joins: Bool
  ) {
    self.init(root, nil, settings) { $0.start() }
    if joins { join(lastFrame: -1) }
  }

  /// Opens the page of a session that `recorder` records from its start.
  convenience init(_ root: Controller, recorder: (any TimerClock) -> Recorder) {
    var recording: Recorder?
    let clock = { (clock: ManualClock) -> any TimerClock in
      let recorder = recorder(clock)
      recording = recorder
      return recorder.clock
    }
    self.init(root, nil, WebSession.Settings(), clock: clock) { session in
      recording?.attach(to: session.application)
      session.start()
    }
    join(lastFrame: -1)
  }

  // MARK: Outputs

  /// All frames so far.
  var allFrames: [String] {
    outputs.compactMap { if case .frame(let text) = $0 { text } else { nil } }
  }

  /// The reasons for which the session closed the connection.
  var closes: [WebSession.EndReason] {
    outputs.compactMap { if case .close(let reason) = $0 { reason } else { nil } }
  }

  /// The archives with which the session was released.
  var released: [ScreenArchive?] {
    outputs.compactMap { if case .released(let archive) = $0 { .some(archive) } else { nil } }
  }

  /// The last frame of the last call.
  var lastFrame: String { frames.last ?? "" }

  /// Returns the number of operations `name` in a frame.
  func operations(in frame: String, named name: String) -> Int {
    frame.ranges(of: "[\"\(name)\",").count
  }

  // MARK: Messages

  /// Sends unconfirmed edits again, like a client after a reconnection.
  func resendEdits() {
    let messages = Set(page.fields.values.flatMap { $0.pending.map(\.message) }).sorted()
    for message in messages where message > page.progress.confirmed {
      let operations = ["\(message)"] + page.texts.edits(of: message)
      session.receive("[" + operations.joined(separator: ",") + "]", at: clock.now)
      acknowledge()
    }
  }

  /// Types into the field of a node.
  func type(_ text: String, replacing range: Range<Int>, in node: Int) {
    send(page.type(text, replacing: range, in: node, message: lastMessage + 1) ?? "[\"a\",0]")
  }

  // MARK: The tree

  /// Returns the number of the node of `view`.
  func number(of view: View) -> Int { (view.backend.backing as? WebNode)?.number ?? -1 }

  /// The tree of a fresh rendering, in the form of ``PageModel/lines``.
  var rendered: [String] { session.scene.rendered }

  /// The first lines in which the page differs from a fresh rendering.
  var differences: [String] { page.differences(from: session.scene) }
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
