internal import ScreenKitC

/// The error for an expected event that did not happen within its time limit.
struct EndToEndError: Error, CustomStringConvertible {
  var description: String
}

/// Calls `answer` every few milliseconds until its result is not `nil`.
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
  throw EndToEndError(description: "waited \(limit) in vain: \(expectation())")
}
