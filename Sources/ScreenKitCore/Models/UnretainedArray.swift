/// Objects in order that are walked at every write and seldom change: a walk counts no references.
///
/// It keeps its members alive; whoever walks it must not replace it meanwhile.
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

  /// Has `body` see the member at `index`, which the roster keeps alive meanwhile.
  @inlinable @inline(__always)
  func with(_ index: Int, _ body: (Member) -> Void) {
    members[index].look(body)
  }
}
