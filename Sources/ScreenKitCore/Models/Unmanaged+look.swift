/// References that keep nothing alive, to see an object without counting: each count is an atomic
/// operation, which takes longer than most of what is done between two (Decisions/0056, 0058).
///
/// Whoever has one sees to it that somebody keeps the object. The standard library is not handed the
/// closures themselves, since one of the main actor would then ask at each call where it is.
extension Unmanaged {
  /// Has `body` see the object, which someone else keeps alive meanwhile.
  @inlinable @inline(__always)
  package func look<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }

  /// Has `body` see the object, which `owner` keeps alive, and keeps `owner` alive meanwhile.
  @inlinable @inline(__always)
  package func look(keptBy owner: AnyObject, _ body: (Instance) -> Void) {
    _withUnsafeGuaranteedRef(body)
    _fixLifetime(owner)
  }
}
