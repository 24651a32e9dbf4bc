import ScreenKitCore
@testable import ScreenKitText

/// Checks that the decoder reads any terminal input at once and byte by byte with the same outcome.
///
/// The decoder keeps nothing afterwards, and lets no control character into a text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  for expectsAnswers in [false, true] {
    let whole = inputs(expectsAnswers) { $0.feed(bytes, $1) }
    let single = inputs(expectsAnswers) { decoder, emit in
      for byte in bytes { decoder.feed(CollectionOfOne(byte), emit) }
    }
    precondition(whole == single, "a split changes what was typed")
    for case .event(let event) in whole { check(event) }
  }
  return 0
}

private func inputs(
  _ expectsAnswers: Bool,
  _ feed: (inout InputDecoder, (TerminalInput) -> Void) -> Void
) -> [TerminalInput] {
  var limits = InputLimits()
  (limits.pasteBytes, limits.stringBytes) = (64, 128)
  var decoder = InputDecoder(limits: limits)
  decoder.expectsAnswers = expectsAnswers
  var inputs: [TerminalInput] = []
  feed(&decoder) { inputs.append($0) }
  decoder.timeOut { inputs.append($0) }
  // A stalled paste ends at the second timeout.
  decoder.timeOut { inputs.append($0) }
  precondition(!decoder.awaitsTimeout, "something is pending after silence")
  return inputs
}

private func check(_ event: Event) {
  let text: String
  switch event {
  case .text(let typed): text = typed
  case .paste(let pasted): text = pasted
  case .key(let press):
    guard case .character(let character) = press.key else { return }
    text = String(character)
  case .pointer, .action, .resized, .focusChanged, .application: return
  }
  precondition(
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control
    }, "a control in \(text.debugDescription)")
}
