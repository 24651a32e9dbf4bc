/// Notes what comes to life while a test runs, so that the test can ask what is left of it.
///
/// An app has none unless a test runs it: then each note costs a comparison with `nil`.
@MainActor
package final class Census {
  /// The census of the test that runs; `nil` outside of tests.
  @TaskLocal package static var current: Census?

  private var endings: [() async -> Void] = []
  private var lives: [(name: String, count: () -> Int)] = []

  package init() {}

  /// Has `ending` done before the count, in order of arrival.
  package func prepare(_ ending: @escaping () async -> Void) { endings.append(ending) }

  /// Has what is called `name` counted; `count` must keep nothing alive that could be left.
  package func note(_ name: String, count: @escaping () -> Int) { lives.append((name, count)) }

  /// Has `object` counted as long as it lives.
  package func note(_ name: String, _ object: AnyObject) {
    note(name) { [weak object] in object == nil ? 0 : 1 }
  }

  /// The names of what is still there once all that was to come before is done.
  package func take() async -> [String] {
    while !endings.isEmpty { await endings.removeFirst()() }
    // The last step of a task is over only after what it called has returned.
    await Task.yield()
    return lives.filter { $0.count() > 0 }.map(\.name)
  }
}
