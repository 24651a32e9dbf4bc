/// A second reference to the model in a property, which prevents deep recursion on release.
///
/// When a model is released, Swift releases the objects in its properties recursively: tens of
/// thousands of chained models overflow the stack. The anchor is released last, and releases its
/// model only after the models that are being released.
@MainActor @usableFromInline
final class ModelAnchor {
  private var model: Unmanaged<Model>?
  /// The models to be released one after another.
  private static var waiting: [Unmanaged<Model>] = []
  private static var isReleasing = false

  @usableFromInline
  nonisolated init(_ model: Model?) { self.model = model.map(Unmanaged.passRetained) }

  /// Replaces the reference by `value`, which must be a model or `nil`.
  @usableFromInline
  func hold<Value>(_ value: Value) {
    // Only values that are models or optional models have an anchor, and both have this layout.
    replace(by: unsafeBitCast(value, to: Model?.self).map(Unmanaged.passRetained))
  }

  /// Drops the reference, such as while the property is being changed in place.
  @usableFromInline
  func release() { replace(by: nil) }

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
