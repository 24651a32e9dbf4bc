import Dispatch
import ScreenKitC
import ScreenKitCore
import ScreenKitText
import Synchronization

/// An app with a key for each kind of crash.
@main struct CrashApp: TextApp {
  private var earlyEnd: EarlyEnd?

  let options = [
    LaunchOption("END", help: "how to end before the first frame: throw, trap or quit")
  ]

  mutating func configure(_ launch: Launch) {
    earlyEnd = launch.value(of: "END").flatMap(EarlyEnd.init)
    SlowExit.prepare()
  }

  func makeRoot() -> Controller { CrashScreen(earlyEnd) }
}

/// The way in which an app ends before its first frame.
enum EarlyEnd: String {
  case `throw`, trap, quit
}

/// A slow end of the process, after the terminal was restored.
enum SlowExit {
  private static let isWanted = Atomic<Bool>(false)

  /// Registers before ScreenKit does, and is therefore called after ScreenKit at the end.
  nonisolated static func prepare() {
    atexit { if SlowExit.isWanted.load(ordering: .relaxed) { poll(nil, 0, 500) } }
  }

  nonisolated static func begin() {
    isWanted.store(true, ordering: .relaxed)
    DispatchQueue.global().async { exit(6) }
  }
}

/// The error that the `e` key throws.
struct ThrownByKey: Error, CustomStringConvertible {
  let description = "thrown by the e key"
}

final class CrashScreen: Controller {
  private let caption = Label(
    "Press a key to crash: f a b s o p r e n t x d z k c, w to warn, i to print")
  private var numbers = [1, 2, 3]
  private let earlyEnd: EarlyEnd?

  init(_ earlyEnd: EarlyEnd?) {
    self.earlyEnd = earlyEnd
    super.init()
  }

  override func makeView() -> View { Column { caption } }

  override func connect() {
    command("Trap", "f", to: CrashScreen.trap)
    command("Index", "a", to: CrashScreen.overrun)
    command("Abort", "b", to: CrashScreen.abandon)
    command("Pointer", "s", to: CrashScreen.followBadPointer)
    command("Recursion", "o", to: CrashScreen.recur)
    command("Error", "e", to: CrashScreen.fail)
    command("End", "n", to: CrashScreen.end)
    command("Task", "t", to: CrashScreen.endLater)
    command("Warn", "w", to: CrashScreen.warn)
    command("Exit", "x", to: CrashScreen.leave)
    command("Exit elsewhere", "d", to: CrashScreen.leaveElsewhere)
    command("Slow exit", "z") { _ in SlowExit.begin() }
    command("Quick exit", "k", to: CrashScreen.leaveQuickly)
    command("Recursion of a thread", "p", to: CrashScreen.recurElsewhere)
    command("Recursion of a task", "r", to: CrashScreen.recurLater)
    command("Controls", "c", to: CrashScreen.sendControls)
    command("Print", "i", to: CrashScreen.printLines)
    command("Print later", "I", to: CrashScreen.printLater)
  }

  override func create(restoring state: SavedState?) throws {
    if earlyEnd == .throw { try fail() }
  }

  override func appear() {
    switch earlyEnd {
    case .trap?: trap()
    case .quit?: application?.quit()
    case .throw?, nil: break
    }
  }

  private func trap() { fatalError("the f key") }

  private func overrun() { numbers[numbers.count + 1] += 1 }

  private func abandon() { abort() }

  private func followBadPointer() { UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1 }

  private func recur() { numbers[0] = deepen(1) }

  private func fail() throws { throw ThrownByKey() }

  private func end() { application?.fail(with: ThrownByKey()) }

  private func endLater() {
    task { screen in
      await Task.yield()
      screen.end()
    }
  }

  /// Writes more to standard error than the framework keeps.
  private func warn() {
    let line = [UInt8](repeating: UInt8(ascii: "w"), count: 999) + [UInt8(ascii: "\n")]
    for _ in 0..<20_000 { _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) } }
    let last = Array("the last warning\n".utf8)
    _ = last.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    caption.text = "warned"
  }

  /// Writes two lines to standard output and one to standard error, and a control sequence.
  private func printLines() {
    print("printed first")
    complain("an error between\n")
    print("printed last \u{1B}[31m")
    caption.text = "printed"
  }

  private func printLater() { after(.seconds(1)) { _ in print("printed later") } }

  private func complain(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }

  private func leave() { exit(3) }

  private func leaveElsewhere() { DispatchQueue.global().async { exit(4) } }

  private func leaveQuickly() {
    #if canImport(Glibc)
      quick_exit(5)
    #else
      exit(5)
    #endif
  }

  private func recurElsewhere() { Self.startRecursion() }

  private nonisolated static func startRecursion() {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    pthread_create(
      &thread, nil,
      { _ in
        CrashStack.addToCurrentThread()
        exit(Int32(truncatingIfNeeded: deepen(1)))
      }, nil)
  }

  private func recurLater() { task { $0.recur() } }

  private func sendControls() {
    let text = Array("no UTF-8: \u{FF}".utf8.dropLast(2)) + [0xFF, 0x9B, 0x0A]
    _ = text.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    fatalError("\u{1B}]0;owned\u{7}\u{9B}31m\u{7F}\r\tnaïve 家")
  }
}

/// Calls itself until the stack overflows.
@inline(never) private func deepen(_ depth: Int) -> Int {
  depth < 0 ? 0 : deepen(depth + 1) &+ deepen(depth + 2)
}
