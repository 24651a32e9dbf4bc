/// A record of the objects that are created during a test, for finding leaks.
///
/// Apps outside of tests have no tracker. Recording then costs only one comparison with `nil`.
@MainActor
package final class LeakTracker {
  /// The tracker of the running test; `nil` outside of tests.
  @TaskLocal package static var current: LeakTracker?

  /// The maximum number of main actor turns to wait for the release of objects and the end of
  /// tasks.
  private static let timeout = 1000

  private var endings: [ObjectIdentifier: () -> Void] = [:]
  private var lives: [(name: String, count: () -> Int)] = []

  package init() {}

  /// Sets a closure to call before the count; `nil` removes it.
  ///
  /// The closure may keep `owner` alive.
  package func setEnding(of owner: AnyObject, _ ending: (() -> Void)?) {
    endings[ObjectIdentifier(owner)] = ending
  }

  /// Adds a counter under `name`; `count` must not retain the counted objects.
  package func track(_ name: String, count: @escaping () -> Int) { lives.append((name, count)) }

  /// Counts `object` while it is alive.
  package func track(_ name: String, _ object: AnyObject) {
    track(name) { [weak object] in object == nil ? 0 : 1 }
  }

  /// Calls all endings, and returns the names of the objects and tasks that are alive afterwards.
  ///
  /// Tasks get a limited number of turns to end; a task that ignores its cancellation is reported.
  package func liveNames() async -> [String] {
    while let (owner, ending) = endings.first {
      endings[owner] = nil
      ending()
    }
    for _ in 0..<LeakTracker.timeout {
      lives.removeAll { $0.count() == 0 }
      if lives.isEmpty { break }
      await Task.yield()
    }
    return lives.filter { $0.count() > 0 }.map(\.name)
  }
}
