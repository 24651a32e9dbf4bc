/// Notes what comes to life while a test runs, so that the test can ask what is left of it.
///
/// An app has none unless a test runs it: then each note costs a comparison with `nil`.
@MainActor
package final class LeakTracker {
  /// The tracker of the test that runs; `nil` outside of tests.
  @TaskLocal package static var current: LeakTracker?

  /// How many turns of the main actor everything gets to go in.
  private static let timeout = 1000

  private var endings: [ObjectIdentifier: () -> Void] = [:]
  private var lives: [(name: String, count: () -> Int)] = []

  package init() {}

  /// Has `ending` called before the count unless it is `nil` by then; it may keep `owner` alive.
  package func setEnding(of owner: AnyObject, _ ending: (() -> Void)?) {
    endings[ObjectIdentifier(owner)] = ending
  }

  /// Has what is called `name` counted; `count` must keep nothing alive that could be left.
  package func note(_ name: String, count: @escaping () -> Int) { lives.append((name, count)) }

  /// Has `object` counted as long as it lives.
  package func note(_ name: String, _ object: AnyObject) {
    note(name) { [weak object] in object == nil ? 0 : 1 }
  }

  /// The names of what is still there after all that was to end has been ended.
  ///
  /// Tasks come to their ends on their own; one that does not heed its end is not waited for.
  package func take() async -> [String] {
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
