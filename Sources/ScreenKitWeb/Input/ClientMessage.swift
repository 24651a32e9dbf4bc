internal import ScreenKitJson

/// A message of the client: its number, and operations that are performed in one turn.
struct ClientMessage: Hashable, Sendable {
  /// The number of the message, which increases by one; 0 for a message without an answer.
  let number: Int
  let operations: [ClientOperation]

  /// Reads a message.
  ///
  /// - Throws: ``ClientMessageError`` if the text is not a message, or exceeds the limits.
  init(_ text: String, _ limits: WebLimits) throws(ClientMessageError) {
    let root: JsonValue
    do {
      root = try JsonParser.parse(text, longest: limits.messageBytes)
    } catch {
      throw ClientMessageError(error.reason)
    }
    guard case .array(let parts) = root.kind, let first = parts.first,
      let number = first.integer, number >= 0
    else { throw ClientMessageError("a message is a list with a number in front") }
    guard parts.count <= limits.operations else {
      throw ClientMessageError("the message has too many operations")
    }
    self.number = number
    var operations: [ClientOperation] = []
    var stepCount = 0
    for part in parts.dropFirst() {
      let operation = try ClientOperation(part, limits)
      // Each step can be as expensive as an operation.
      if case .edit(_, let change, revision: _) = operation { stepCount += change.steps.count }
      guard stepCount <= limits.operations else {
        throw ClientMessageError("the message has too many steps of edits")
      }
      operations.append(operation)
    }
    self.operations = operations
  }
}

/// An error in a message of the client; the text is for logs, and quotes nothing of the message.
struct ClientMessageError: Error, Hashable, Sendable {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}

/// The first message of a connection, by which the host finds the session.
public struct ClientHello: Hashable, Sendable {
  /// The ticket of the page.
  public let ticket: String
  /// The epoch of the client's session; see ``WebSession/Settings/epoch``.
  public let epoch: Int
  /// The number of the last frame that the client applied; -1 if it has no frame of this session.
  public let lastFrame: Int

  /// Reads `["j", ticket, epoch, lastFrame]`; `nil` if `text` has another form.
  public init?(_ text: String) {
    guard text.utf8.count <= 4096, let value = try? JsonParser.parse(text, longest: 4096),
      case .array(let parts) = value.kind, parts.count == 4,
      case .string("j") = parts[0].kind, case .string(let ticket) = parts[1].kind,
      let epoch = parts[2].integer, let frame = parts[3].integer, frame >= -1
    else { return nil }
    (self.ticket, self.epoch, lastFrame) = (ticket, epoch, frame)
  }
}

extension JsonValue {
  /// The value as an integer; `nil` if it is no integer, or not exact in JavaScript.
  var integer: Int? {
    guard case .number(let number) = kind, abs(number) < 0x1p53 else { return nil }
    return Int(exactly: number)
  }

  var text: String? { if case .string(let text) = kind { text } else { nil } }
}
