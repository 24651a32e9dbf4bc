extension DataList {
  /// The name of a value that the previous controller replaces.
  public static let slotName = "prev_cont"

  /// Returns the list for an opened controller, with `sent` in place of the slots.
  ///
  /// Values named `prev_cont` are replaced in order, so that the indices of all others stay the
  /// same. Sent values without a slot are appended under the same name.
  public func filling(_ sent: [String]) -> DataList {
    var rest = sent[...]
    var filled = entries.map { entry in
      guard entry.name == Self.slotName, let value = rest.popFirst() else { return entry }
      return Entry(name: entry.name, value: value)
    }
    filled += rest.map { Entry(name: Self.slotName, value: $0) }
    return DataList(filled)
  }
}
