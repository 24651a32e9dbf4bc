/// What outlives a model in the hands of its observers: whether it still lives, who watches it.
///
/// A weak reference to the model itself would slow down every later retain of it.
@MainActor @usableFromInline
final class ModelLife {
  @usableFromInline var isOver = false
  var observerCount = 0

  init() {}
}
