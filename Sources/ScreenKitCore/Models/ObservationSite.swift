/// The place in the code where an observation was registered, for messages.
@usableFromInline
struct ObservationSite: Sendable {
  let file: StaticString
  let line: UInt32

  @usableFromInline
  init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = UInt32(truncatingIfNeeded: line)
  }
}

extension ObservationSite: CustomStringConvertible {
  @usableFromInline var description: String { "\(file):\(line)" }
}
