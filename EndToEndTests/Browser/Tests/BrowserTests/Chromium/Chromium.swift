import Foundation
import Synchronization

/// A failure of the browser, or of a wait.
struct BrowserError: Error, CustomStringConvertible {
  let description: String
}

/// A headless browser, controlled through its debugging pipe.
///
/// The browser reads commands from descriptor 3 and writes responses and events to descriptor 4,
/// each as JSON with a NUL at its end.
final class Chromium: Sendable {
  private struct State {
    var lastID = 0
    var waiting: [Int: CheckedContinuation<JSON, any Error>] = [:]
    var listeners: [String: @Sendable (String, JSON) -> Void] = [:]
    var hasEnded = false
  }

  private let state = Mutex(State())
  private let input: FileHandle

  /// Starts a browser with a separate profile.
  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "browser-\(UUID().uuidString)")
    let (commands, answers) = (Pipe(), Pipe())
    let process = Process()
    // The shell gives the pipes the descriptor numbers that the browser expects. The end of the
    // tests closes the pipe, which ends the browser. The shell outlives the browser and removes the
    // profile.
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      trap : HUP INT TERM
      "$@" 3<&0 4>&1 0</dev/null 1>/dev/null 2>/dev/null
      rm -rf "$0"
      """, folder.path, try Self.program(), "--remote-debugging-pipe",
      "--user-data-dir=\(folder.path)",
      "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
      "--no-first-run", "--disable-background-networking", "--disable-dev-shm-usage",
      "--font-render-hinting=none", "--lang=en-US",
    ]
    process.standardInput = commands
    process.standardOutput = answers
    input = commands.fileHandleForWriting
    try process.run()
    let output = answers.fileHandleForReading
    let reader = Thread { [weak self] in
      var bytes = Data()
      while true {
        let piece = output.availableData
        if piece.isEmpty { break }
        var rest = piece
        while let end = rest.range(of: Data([0])) {
          self?.take(bytes + rest[..<end.lowerBound])
          (bytes, rest) = (Data(), rest[end.upperBound...])
        }
        bytes += rest
      }
      self?.end()
    }
    reader.start()
  }

  deinit { try? input.close() }

  private static func program() throws -> String {
    let names = ["chromium-headless-shell", "chrome-headless-shell"]
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in names {
      for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
      {
        return "\(folder)/\(name)"
      }
    }
    throw BrowserError(description: "\(names[0]) is not installed")
  }

  /// Opens a page that shares nothing with other pages, for example no cookies.
  func makePage(width: Int = 1_000, height: Int = 700) async throws -> Page {
    let context = try await send("Target.createBrowserContext")["browserContextId"]
    return try await makePage(in: context, width: width, height: height)
  }

  /// Opens a page in a browser context, in addition to others of the same visitor.
  func makePage(in context: JSON, width: Int = 1_000, height: Int = 700) async throws -> Page {
    let target = try await send(
      "Target.createTarget", ["url": "about:blank", "browserContextId": context])["targetId"]
    let session = try await send("Target.attachToTarget", ["targetId": target, "flatten": true])
    guard let id = session["sessionId"].text else {
      throw BrowserError(description: "no session: \(session)")
    }
    let page = Page(self, session: id, target: target, context: context)
    try await page.prepare(width: width, height: height)
    return page
  }

  /// Sends a command and returns its result.
  func send(_ method: String, _ parameters: JSON = [:], session: String? = nil) async throws -> JSON
  {
    try await withCheckedThrowingContinuation { continuation in
      let id = state.withLock { state -> Int? in
        guard !state.hasEnded else { return nil }
        state.lastID += 1
        state.waiting[state.lastID] = continuation
        return state.lastID
      }
      guard let id else {
        return continuation.resume(throwing: BrowserError(description: "the browser has ended"))
      }
      var message: [String: JSON] = [
        "id": .number(Double(id)), "method": .string(method), "params": parameters,
      ]
      if let session { message["sessionId"] = .string(session) }
      let data = (try? JSONEncoder().encode(JSON.object(message))) ?? Data()
      try? input.write(contentsOf: data + [0])
    }
  }

  /// Calls a closure for each event of a session.
  func listen(_ session: String, _ listener: (@Sendable (String, JSON) -> Void)?) {
    state.withLock { $0.listeners[session] = listener }
  }

  private func take(_ bytes: Data) {
    let message = JSON(reading: bytes)
    if let id = message["id"].number {
      let waiting = state.withLock { $0.waiting.removeValue(forKey: Int(id)) }
      let problem = message["error"]["message"].text
      if let problem {
        waiting?.resume(throwing: BrowserError(description: problem))
      } else {
        waiting?.resume(returning: message["result"])
      }
    } else if let session = message["sessionId"].text, let method = message["method"].text {
      let listener = state.withLock { $0.listeners[session] }
      listener?(method, message["params"])
    }
  }

  private func end() {
    let waiting = state.withLock { state in
      state.hasEnded = true
      defer { state.waiting = [:] }
      return state.waiting
    }
    for one in waiting.values {
      one.resume(throwing: BrowserError(description: "the browser has ended"))
    }
  }
}
