/// A second reference to the model that a property refers to, so that chains of models can be long.
///
/// When a model goes, Swift releases what its properties refer to, and what those refer to in turn,
/// each within the release of the one before: tens of thousands of models overflow the stack. The
/// anchor goes last, and has its model released after those that are being released.
@MainActor @usableFromInline
final class ModelAnchor {
  private var model: Unmanaged<Model>?
  /// Models to be released one after another.
  private static var waiting: [Unmanaged<Model>] = []
  private static var isReleasing = false

  @usableFromInline
  nonisolated init(_ model: Model?) { self.model = model.map(Unmanaged.passRetained) }

  /// Refers to `value` from now on, which is a model or `nil`.
  @usableFromInline
  func hold<Value>(_ value: Value) {
    // What has an anchor is a reference to a model, which has the same form without its class.
    replace(by: unsafeBitCast(value, to: Model?.self).map(Unmanaged.passRetained))
  }

  /// Refers to no model, as while the property is being changed in place.
  @usableFromInline
  func letGo() { replace(by: nil) }

  private func replace(by model: Unmanaged<Model>?) {
    let old = self.model
    self.model = model
    if let old { ModelAnchor.release(old) }
  }

  isolated deinit {
    if let model { ModelAnchor.release(model) }
  }

  private static func release(_ model: Unmanaged<Model>) {
    waiting.append(model)
    if isReleasing { return }
    isReleasing = true
    while let next = waiting.popLast() { next.release() }
    isReleasing = false
  }
}
