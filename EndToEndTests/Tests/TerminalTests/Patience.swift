internal import CLibrary

/// Something did not happen within the limit that every wait has.
struct OutOfPatience: Error, CustomStringConvertible {
  var description: String
}

/// Asks every few milliseconds until the answer is not `nil`.
@discardableResult
func eventually<Value>(
  _ expectation: @autoclosure () -> String, within limit: Duration = .seconds(10),
  _ answer: () throws -> Value?
) throws -> Value {
  let end = ContinuousClock.now + limit
  repeat {
    if let value = try answer() { return value }
    poll(nil, 0, 5)
  } while ContinuousClock.now < end
  throw OutOfPatience(description: "waited \(limit) in vain: \(expectation())")
}
