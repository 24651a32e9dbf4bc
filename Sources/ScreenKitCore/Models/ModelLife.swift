/// What outlives a model in the hands of its observers: whether it still lives, who watches it.
///
/// A weak reference to the model itself would slow down every later retain of it.
@MainActor @usableFromInline
final class ModelLife {
  @usableFromInline private(set) var isOver = false
  var observerCount = 0
  /// What to do when the model goes, by who wants it done.
  private var endings: [ObjectIdentifier: () -> Void] = [:]

  init() {}

  /// Has `ending` called when the model goes, unless it takes `nil` for it before.
  func setEnding(of owner: AnyObject, _ ending: (() -> Void)?) {
    endings[ObjectIdentifier(owner)] = ending
  }

  func end() {
    isOver = true
    let endings = endings.values
    self.endings = [:]
    for ending in endings { ending() }
  }
}
