/// An array that is iterated at every write and rarely replaced: iterating counts no references.
///
/// It keeps its members alive, and must not be replaced while it is iterated.
@usableFromInline
struct UnretainedArray<Member: AnyObject>: ~Copyable {
  @usableFromInline let members: UnsafeMutableBufferPointer<Unmanaged<Member>>

  @usableFromInline
  init(_ members: [Member]) {
    self.members = .allocate(capacity: members.count)
    _ = self.members.initialize(from: members.lazy.map(Unmanaged.passRetained))
  }

  @inlinable
  deinit {
    for member in members { member.release() }
    members.deallocate()
  }

  @inlinable @inline(__always)
  var count: Int { members.count }

  /// Calls `body` with the member at `index`, which the array keeps alive meanwhile.
  @inlinable @inline(__always)
  func with(_ index: Int, _ body: (Member) -> Void) {
    members[index].look(body)
  }
}
