/// Access to an object without reference counting.
///
/// Each count is an atomic operation, which takes longer than most of the work between two counts
/// (decisions 0056 and 0058).
///
/// The caller must ensure that another reference keeps the object alive. The closures are not
/// passed to the standard library directly, since a closure of the main actor would check its
/// executor at each call.
extension Unmanaged {
  /// Calls `body` with the object, which another reference must keep alive meanwhile.
  @inlinable @inline(__always)
  package func borrow<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }

  /// Calls `body` with the object, which `owner` keeps alive, and keeps `owner` alive meanwhile.
  @inlinable @inline(__always)
  package func borrow(keptBy owner: AnyObject, _ body: (Instance) -> Void) {
    _withUnsafeGuaranteedRef(body)
    _fixLifetime(owner)
  }
}
