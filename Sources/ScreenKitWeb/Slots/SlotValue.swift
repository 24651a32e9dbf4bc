internal import ScreenKitJson

/// A value of a slot in the format for the client; no value contains markup.
public enum SlotValue: Hashable, Sendable {
  /// The value of an unwritten slot: an empty text, or off.
  case none
  /// A text.
  case text(String)
  /// A whole number.
  case number(Int)
  /// Several values in order.
  case list([SlotValue])
}

extension SlotValue {
  /// Appends the value as JSON.
  func write(to json: inout String) {
    switch self {
    case .none: json += "0"
    case .text(let text): json += JsonText.quoted(text)
    case .number(let number): json += String(number)
    case .list(let values):
      json += "["
      for (index, value) in values.enumerated() {
        if index > 0 { json += "," }
        value.write(to: &json)
      }
      json += "]"
    }
  }

  /// A hash of the value, kept instead of the value for comparisons.
  var fingerprint: Int {
    guard self != .none else { return 0 }
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}
