/// A reference that keeps nothing alive, to see an object without counting references to it: each
/// count is an atomic operation, which takes longer than most of what a write does.
///
/// Whoever has one sees to it that somebody keeps the object. It is not isolated, since a closure of
/// the main actor that is handed to the standard library asks at each call whether it is there.
@usableFromInline
struct Uncounted<Object: AnyObject> {
  @usableFromInline let reference: Unmanaged<Object>

  @inlinable @inline(__always)
  init(_ object: Object) { reference = .passUnretained(object) }

  /// The reference, or `nil` for none.
  @inlinable @inline(__always)
  init?(_ object: Object?) {
    guard let object else { return nil }
    self.init(object)
  }

  /// The object, counted again.
  @inlinable @inline(__always)
  var object: Object { reference.takeUnretainedValue() }

  /// Has `body` see the object.
  @inlinable @inline(__always)
  func with<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }

  /// Has `body` see the object, which `owner` keeps alive, and keeps `owner` alive meanwhile.
  @inlinable @inline(__always)
  func with(keptBy owner: AnyObject, _ body: (Object) -> Void) {
    reference._withUnsafeGuaranteedRef(body)
    _fixLifetime(owner)
  }
}
