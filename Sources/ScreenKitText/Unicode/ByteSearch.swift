/// Fast search in the values of environment variables.
///
/// The search of the standard library handles patterns of all kinds: its first use costs a process
/// more than all other work on its environment.
extension Collection<UInt8> {
  /// Returns whether `part` occurs in the collection.
  func includes(_ part: StaticString) -> Bool {
    let part = UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount)
    var rest = self[...]
    while !rest.starts(with: part) {
      guard rest.popFirst() != nil else { return false }
    }
    return true
  }

  /// Returns whether the collection equals `text`.
  func spells(_ text: StaticString) -> Bool {
    elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
