#if os(Linux)
  internal import Glibc
  internal import Testing

  /// An app whose system calls `SystemCallInjector` counts, and one of which it disturbs.
  ///
  /// The app is a separate job, so that it can be stopped and resumed as by a shell.
  final class TracedApp {
    /// The fault that is injected at a system call.
    enum Action: Hashable, CustomStringConvertible {
      case none
      /// The process gets a signal.
      case signal(Int32)
      /// The call fails with an error number.
      case error(Int32)
      /// Each write to the terminal fails from this call on.
      case errors(Int32)

      var isSignal: Bool { if case .signal = self { true } else { false } }

      var description: String {
        switch self {
        case .none: "none"
        case .signal(let number): "signal:\(number)"
        case .error(let number): "error:\(number)"
        case .errors(let number): "errors:\(number)"
        }
      }
    }

    let terminal: PseudoTerminal
    /// The line modes before the app started.
    let modesBefore: [UInt8]
    private let injector: AppProcess
    private let path: String
    private let file: Int32
    private var text: [UInt8] = []

    /// Starts `ExternalProgramApp`, which runs `true` in its terminal when `s` is pressed.
    ///
    /// - Parameters:
    /// - action: The fault to inject.
    /// - number: The number of the system call to disturb, from 1.
    /// - mark: The number of marks after which calls are counted.
    /// - Throws: If the injector cannot be started.
    init(_ action: Action = .none, at number: Int = 0, after mark: Int = 0) throws {
      terminal = try PseudoTerminal()
      modesBefore = terminal.lineModes
      path = "/tmp/screenkit-calls-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
      file = open(path, O_CREAT | O_EXCL | O_RDONLY, 0o600)
      injector = try AppProcess(
        Programs.path(of: "SystemCallInjector"),
        [
          path, "\(mark)", "\(number)", "\(action)", Programs.path(of: "ExternalProgramApp"),
          "true",
        ],
        environment: ["SWIFT_BACKTRACE": "enable=no"], at: terminal)
    }

    deinit {
      close(file)
      unlink(path)
    }

    /// The lines of the report so far, each a word and numbers.
    var report: [(word: String, numbers: [Int])] {
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = max(0, read(file, &chunk, chunk.count))
      text += chunk[..<count]
      return String(decoding: text, as: UTF8.self).split(separator: "\n").map { line in
        let parts = line.split(separator: " ")
        return (String(parts[0]), parts.dropFirst().compactMap { Int($0) })
      }
    }

    /// Returns the first number of the last line that begins with `word`.
    func number(_ word: String) -> Int? { report.last { $0.word == word }?.numbers.first }

    /// Whether the system call of the action was reached.
    var isInjected: Bool { report.contains { ["injected", "dispatch"].contains($0.word) } }

    /// The end of the app; `nil` while it runs.
    var ending: AppProcess.Ending? {
      number("exit").map { .exit(Int32($0)) } ?? number("signal").map { .signal(Int32($0)) }
    }

    /// Waits until `isDone` returns `true`, or the app has ended.
    func wait(_ expectation: String, until isDone: () -> Bool) throws {
      try eventually(
        "\(expectation), or the end; \(report) \(terminal.transcript.debugDescription)"
      ) {
        while terminal.receive() != nil {}
        return isDone() || ending != nil ? () : nil
      }
    }

    /// Waits until `text` was written, or the app has ended.
    func wait(for text: String, after start: Int = 0) throws {
      try wait(text.debugDescription) {
        terminal.received.dropFirst(start).firstRange(of: Array(text.utf8)) != nil
      }
    }

    /// Sets a mark; returns the number of calls since the previous mark.
    @discardableResult func mark() throws -> Int { try mark(by: SIGUSR1) }

    /// Resumes the stopped app in the foreground, which also sets a mark.
    func bringBack() throws { try mark(by: SIGUSR2) }

    @discardableResult private func mark(by signal: Int32) throws -> Int {
      let count = report.count { $0.word == "mark" }
      injector.send(signal)
      try wait("a mark") { report.count { $0.word == "mark" } > count }
      return number("mark") ?? 0
    }

    /// Waits for the end of the app.
    func waitForEnd() throws -> AppProcess.Ending {
      try wait("the end") { false }
      _ = try injector.waitForEnd(at: terminal)
      return try #require(ending)
    }
  }
#endif
