import Observation
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Standard observable classes", .leakFree, .proves("F-118", "F-119"))
struct StandardObservableTests {
  @Observable
  final class Account {
    var name = "Ann"
    var balance = 0
    var isLow: Bool { balance < 10 }
  }

  @Observable
  final class Shared: @unchecked Sendable {
    // Only one task writes the variable, which is read after the task has ended.
    var count = 0
  }

  final class Screen: Controller {
    let account: Account
    let log: Log<String>
    let scope: LifecycleScope
    let initially: Bool

    init(
      _ account: Account, _ log: Log<String>, while scope: LifecycleScope = .visible,
      initially: Bool = false
    ) {
      self.account = account
      self.log = log
      self.scope = scope
      self.initially = initially
    }

    override func connect() {
      observe(account, \.balance, while: scope, initially: initially) { screen, change in
        screen.log.write("\(change.old.map(String.init) ?? "nil")→\(change.new)")
      }
    }
  }

  private let account = Account()
  private let log = Log<String>()
  private let surface = NullSurface()

  private func start(_ screen: Controller) -> Application {
    let application = Application(root: screen, surface: surface, clock: ManualClock())
    application.start()
    return application
  }

  @Test func `all writes of a turn are reported once, before its frame`() {
    let application = start(Screen(account, log))
    application.run {
      account.balance = 1
      account.balance = 2
      #expect(log.isEmpty)
    }
    #expect(log.take() == ["0→2"])
    #expect(surface.showCount == 2)
    application.run { account.balance = 3 }
    #expect(log.take() == ["2→3"])
  }

  @Test(.proves("F-120", "F-122")) func `other properties of the object do not matter`() {
    let application = start(Screen(account, log))
    application.run { account.name = "Bob" }
    #expect(log.isEmpty)
  }

  @Test(.proves("F-121")) func `a turn that ends with the same value reports nothing`() {
    let application = start(Screen(account, log))
    application.run {
      account.balance = 1
      account.balance = 0
    }
    #expect(log.isEmpty)
    application.run { account.balance = 1 }
    #expect(log.entries == ["0→1"])
  }

  @Test func `a write outside of a turn is reported in the next`() async {
    let application = start(Screen(account, log))
    account.balance = 7
    #expect(log.isEmpty)
    await application.waitUntilIdle()
    #expect(log.entries == ["0→7"])
  }

  @Test func `the value at the first appear is reported on request`() {
    let application = start(Screen(account, log, initially: true))
    #expect(log.entries == ["nil→0"])
    #expect(application.state == .active)
  }

  @Test(arguments: [LifecycleScope.visible, .lifetime])
  func `changes while invisible are reported once, or at once`(
    scope: LifecycleScope
  ) {
    let application = start(Screen(account, log, while: scope))
    application.dispatch(.application(.enterBackground))
    application.run { account.balance = 1 }
    application.run { account.balance = 2 }
    #expect(log.take() == (scope == .visible ? [] : ["0→1", "1→2"]))
    application.dispatch(.application(.enterForeground))
    #expect(log.take() == (scope == .visible ? ["0→2"] : []))
    application.run { account.balance = 3 }
    #expect(log.take() == ["2→3"])
  }

  @Test(.proves("F-124")) func `nothing is reported after the end, and the object is released`() {
    var account: Account? = Account()
    weak let gone = account
    var screen = account.map { Screen($0, log) }
    weak let goneScreen = screen
    var application = screen.map(start)
    application?.dispatch(.application(.terminate))
    account?.balance = 1
    screen = nil
    application = nil
    #expect(goneScreen == nil)
    #expect(log.isEmpty)
    account = nil
    #expect(gone == nil)
    #expect(screen == nil && application == nil)
  }

  @Test func `a computed property follows its sources`() {
    final class Warning: Controller {
      let account: Account
      let log: Log<String>
      init(_ account: Account, _ log: Log<String>) { (self.account, self.log) = (account, log) }
      override func connect() {
        observe(account, \.isLow) { screen, change in screen.log.write("\(change.new)") }
      }
    }
    let application = start(Warning(account, log))
    application.run { account.balance = 5 }
    application.run { account.balance = 50 }
    #expect(log.entries == ["true", "false"])
  }

  @Test func `a class for any thread may be written by its own rules`() async {
    final class Counter: Controller {
      let shared: Shared
      let log: Log<String>
      init(_ shared: Shared, _ log: Log<String>) { (self.shared, self.log) = (shared, log) }
      override func connect() {
        observe(shared, \.count) { screen, change in screen.log.write("\(change.new)") }
      }
    }
    let shared = Shared()
    let application = start(Counter(shared, log))
    await Task.detached { for count in 1...100 { shared.count = count } }.value
    await application.waitUntilIdle()
    #expect(log.entries == ["0", "100"])
  }
}
