import Foundation
import Synchronization

/// A page of the browser, with the input of a visitor and the visible result.
final class Page: Sendable {
  private let browser: Chromium
  private let session: String
  private let target: JSON
  /// The visitor's context: its cookies and storage.
  let context: JSON
  private let found = Mutex<[String]>([])
  private let questions = Mutex<[String]>([])
  /// The requests that the browser holds back; see ``hold(_:)``.
  let held = Mutex<[JSON]>([])
  /// The numbers of the last sent message, of the last message at the host, and of the last
  /// confirmed message.
  ///
  /// A frame of the present connection confirms messages.
  private let messages = Mutex((sent: 0, seen: 0, confirmed: 0))

  init(_ browser: Chromium, session: String, target: JSON, context: JSON) {
    (self.browser, self.session, self.target, self.context) = (browser, session, target, context)
  }

  /// The reports of the content security policy, errors of scripts, and messages of the console.
  var problems: [String] { found.withLock { $0 } }

  /// The kinds of the dialogs that the browser has shown, such as `beforeunload`.
  var dialogs: [String] { questions.withLock { $0 } }

  /// Sends a command of the protocol.
  @discardableResult
  func send(_ method: String, _ parameters: JSON = [:]) async throws -> JSON {
    try await browser.send(method, parameters, session: session)
  }

  func prepare(width: Int, height: Int) async throws {
    browser.listen(session) { [weak self] method, event in self?.take(method, event) }
    for domain in ["Page", "Runtime", "Log", "DOM", "Accessibility", "Audits", "Network"] {
      try await send("\(domain).enable")
    }
    // The list of the page's sockets, so that a test can close them.
    try await send(
      "Page.addScriptToEvaluateOnNewDocument",
      [
        "source": """
        window.lines = []
        window.WebSocket = class extends WebSocket {
          constructor(...all) { super(...all); window.lines.push(this) }
        }
        """
      ])
    try await setSize(width: width, height: height)
  }

  private func take(_ method: String, _ event: JSON) {
    note(method, event["response"]["payloadData"].text ?? "")
    if method == "Page.javascriptDialogOpening" {
      questions.withLock { $0.append(event["type"].text ?? "") }
    }
    if method == "Fetch.requestPaused" { held.withLock { $0.append(event["requestId"]) } }
    let problem: String? =
      switch method {
      case "Runtime.exceptionThrown":
        event["exceptionDetails"]["exception"]["description"].text
          ?? event["exceptionDetails"]["text"].text
      case "Log.entryAdded" where event["entry"]["level"] == "error":
        Self.isExpected(event["entry"]) ? nil : event["entry"]["text"].text
      case "Audits.issueAdded" where event["issue"]["code"] == "ContentSecurityPolicyIssue":
        "\(event["issue"]["details"])"
      case "Runtime.consoleAPICalled" where event["type"] == "error":
        "\(event["args"])"
      default: nil
      }
    if let problem { found.withLock { $0.append(problem) } }
  }

  /// Records the number of a message, or the number of messages that a frame confirms; either comes
  /// first in the text.
  private func note(_ method: String, _ text: String) {
    let isSent = method == "Network.webSocketFrameSent"
    guard isSent || method == "Network.webSocketFrameReceived" else { return }
    let items = JSON(reading: Data(text.utf8)).items
    guard let number = items.first?.number.map({ Int($0) }) else { return }
    messages.withLock { messages in
      if isSent { return messages.sent = max(messages.sent, number) }
      for operation in items.dropFirst().map(\.items) where operation.first == "j" {
        messages.confirmed = Int(operation.last?.number ?? 0)
      }
      messages.confirmed += number
      messages.seen = max(messages.seen, messages.confirmed)
    }
  }

  /// Waits until the host has received all sent messages.
  func waitUntilConfirmed() async throws {
    var isConfirmed = false
    for _ in 0..<2_000 {
      let wasConfirmed = isConfirmed
      isConfirmed = messages.withLock { $0.seen >= $0.sent }
      // A page may send further messages just after the last one is confirmed.
      if isConfirmed, wasConfirmed { return }
      _ = try await value(of: "new Promise(done => requestAnimationFrame(() => done(1)))")
    }
    throw BrowserError(description: "waited in vain: \(messages.withLock { $0 })")
  }

  /// Returns whether some tests cause an error on purpose, such as a broken connection.
  private static func isExpected(_ entry: JSON) -> Bool {
    entry["source"] == "network"
      || ["WebSocket connection", "WebSocket is already in CLOSING"]
        .contains { entry["text"].text?.contains($0) == true }
  }

  func close() async throws {
    _ = try await browser.send("Target.closeTarget", ["targetId": target])
    browser.listen(session, nil)
  }

  // MARK: Addresses

  func setSize(width: Int, height: Int) async throws {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": 1,
        "mobile": false,
      ])
  }

  /// Sets the languages that the browser sends as `Accept-Language`, like its settings.
  func prefer(_ languages: String) async throws {
    try await send(
      "Network.setExtraHTTPHeaders", ["headers": ["Accept-Language": .string(languages)]])
  }

  /// Opens an address, like the address bar.
  func open(_ address: String) async throws {
    let result = try await send("Page.navigate", ["url": .string(address)])
    if let problem = result["errorText"].text { throw BrowserError(description: problem) }
  }

  func reload() async throws { try await send("Page.reload") }

  /// Presses the browser's Back, or Forward for 1.
  func travel(_ steps: Int) async throws {
    let history = try await send("Page.getNavigationHistory")
    let index = Int(history["currentIndex"].number ?? 0) + steps
    guard history["entries"].items.indices.contains(index) else {
      throw BrowserError(description: "there is no entry \(steps) steps away")
    }
    try await send(
      "Page.navigateToHistoryEntry", ["entryId": history["entries"].items[index]["id"]])
  }

  // MARK: Reading

  /// Opens a copy of the page in another tab, with its storage, like a duplicated tab.
  func duplicate() async throws -> Page {
    let stored = try await value(of: "JSON.stringify(Object.entries(sessionStorage))").text ?? ""
    let tab = try await browser.makePage(in: context)
    try await tab.open(try await value(of: "location.href").text ?? "")
    try await tab.wait(for: "sessionStorage.length > 0")
    _ = try await tab.value(
      of: "\(stored).forEach(([key, text]) => sessionStorage.setItem(key, text))")
    try await tab.reloadFully()
    return tab
  }

  /// The number of messages that the page has sent.
  var sentCount: Int { messages.withLock { $0.sent } }

  /// Returns the value of an expression.
  func value(of expression: String) async throws -> JSON {
    let result = try await send(
      "Runtime.evaluate",
      ["expression": .string(expression), "returnByValue": true, "awaitPromise": true])
    if result["exceptionDetails"] != .null {
      throw BrowserError(
        description: "\(expression): \(result["exceptionDetails"]["exception"]["description"])")
    }
    return result["result"]["value"]
  }

  /// Waits until an expression is true, also across loads of the page.
  func wait(for expression: String) async throws {
    // The expression is tested again in each frame; a load ends the wait and begins another.
    let wait = """
      new Promise(done => {
        const begin = performance.now()
        const look = () => {
          let isTrue = false
          try { isTrue = !!(\(expression)) } catch {}
          if (isTrue) done('yes')
          else if (performance.now() - begin > 20000) done('late')
          else requestAnimationFrame(look)
        }
        look()
      })
      """
    for _ in 0..<200 {
      do {
        let result = try await value(of: wait)
        if result == "yes" { return }
        if result == "late" { break }
      } catch let error as BrowserError where Self.isLoad(error) { continue }
    }
    let text =
      (try? await value(of: "location.pathname + ': ' + document.body.innerText").text) ?? ""
    throw BrowserError(
      description: "waited in vain for \(expression); problems: \(problems); the page: \(text)")
  }

  private static func isLoad(_ error: BrowserError) -> Bool {
    ["context was destroyed", "Cannot find", "navigated", "uniqueContextId"]
      .contains { error.description.contains($0) }
  }

  /// Waits until the page shows a text.
  func wait(toSee text: String) async throws {
    try await wait(for: "document.body.innerText.includes(\(Self.literal(text)))")
  }

  /// Waits until the page does not show a text any more.
  func wait(toMiss text: String) async throws {
    try await wait(for: "!document.body.innerText.includes(\(Self.literal(text)))")
  }

  static func literal(_ text: String) -> String {
    let data = (try? JSONEncoder().encode(text)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns a picture of the page, as PNG.
  func screenshot() async throws -> Data {
    let result = try await send(
      "Page.captureScreenshot", ["format": "png", "optimizeForSpeed": false])
    return Data(base64Encoded: result["data"].text ?? "") ?? Data()
  }
}
