/// An array for iteration at every write without reference counting; it is rarely replaced.
///
/// It keeps its members alive. It must not be replaced during an iteration; debug builds check
/// this.
@usableFromInline
struct UnretainedArray<Member: AnyObject>: ~Copyable {
  @usableFromInline let members: UnsafeMutableBufferPointer<Unmanaged<Member>>
  #if DEBUG
    /// The number of calls of ``with(_:_:)`` in progress.
    @usableFromInline let walks = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  #endif

  @usableFromInline
  init(_ members: [Member]) {
    self.members = .allocate(capacity: members.count)
    _ = self.members.initialize(from: members.lazy.map(Unmanaged.passRetained))
    #if DEBUG
      walks.initialize(to: 0)
    #endif
  }

  @inlinable
  deinit {
    #if DEBUG
      precondition(walks.pointee == 0, "UnretainedArray: replaced while it is iterated (SK900)")
      walks.deallocate()
    #endif
    for member in members { member.release() }
    members.deallocate()
  }

  @inlinable @inline(__always)
  var count: Int { members.count }

  /// Calls `body` with the member at `index`, which the array keeps alive meanwhile.
  @inlinable @inline(__always)
  func with(_ index: Int, _ body: (Member) -> Void) {
    #if DEBUG
      walks.pointee += 1
      defer { walks.pointee -= 1 }
    #endif
    members[index].borrow(body)
  }
}
