/// The part of a model that outlives the model: whether it is alive, and the number of its
/// observers.
///
/// A weak reference to the model itself would slow down every later retain of it.
@MainActor @usableFromInline
final class ModelLife {
  @usableFromInline private(set) var isOver = false
  var observerCount = 0
  /// The closures to call when the model is released, by their owners.
  private var endings: [ObjectIdentifier: () -> Void] = [:]

  init() {}

  /// Sets a closure to call when the model is released; `nil` removes it.
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
