// MARK: Control sequences

extension ScreenReplay {
  mutating func execute(_ rest: inout Substring.UnicodeScalarView) throws(ReplayError) {
    rest.removeFirst()
    switch rest.popFirst() {
    case "M": return try reverseIndex()
    case "]": return try command(&rest)
    case "_": return try graphics(&rest)
    case "[": break
    default: throw ReplayError("an escape that begins no sequence")
    }
    if rest.first == "?" { return try setMode(&rest) }
    let text = rest.prefix { $0 == ";" || ("0"..."9").contains($0) }
    rest = rest[text.endIndex...]
    let parameters = text.split(separator: ";", omittingEmptySubsequences: false)
    guard parameters.allSatisfy({ $0.count <= 6 }) else { throw ReplayError("a huge number") }
    try execute(rest.popFirst(), parameters.map { Int(String($0)) })
  }

  private mutating func execute(
    _ final: Unicode.Scalar?, _ parameters: [Int?]
  ) throws(ReplayError) {
    switch final {
    case "H": try moveCursor(parameters)
    case "A": try move(certainPlace, rows: -(try count(parameters)))
    case "B": try move(certainPlace, rows: try count(parameters))
    case "C": try move(certainPlace, columns: try count(parameters))
    case "D": try move(certainPlace, columns: -(try count(parameters)))
    case "G" where isInline && parameters[0] ?? 1 <= size.columns:
      returnInline(to: try count(parameters) - 1)
    case "G": try move(certainPlace, columns: try count(parameters) - 1 - certainPlace.column)
    case "J": try clear(parameters)
    case "K": try erase(parameters == [nil] ? size.columns - certainPlace.column : 0)
    case "X": try erase(try count(parameters))
    case "b": try repeatPrevious(try count(parameters))
    case "L": try changeLines(up: -(try count(parameters)))
    case "M": try changeLines(up: try count(parameters))
    case "r": try setRegion(parameters)
    case "m": try style(parameters)
    case "c": try askAttributes(parameters)
    default: throw ReplayError("ESC [ \(parameters) \(final.map(String.init) ?? "and the end")")
    }
  }

  private mutating func moveCursor(_ parameters: [Int?]) throws(ReplayError) {
    let row = parameters[0] ?? 1
    let column = parameters.count > 1 ? parameters[1] ?? 1 : 1
    guard !isInline, parameters.count <= 2, 1...max(1, size.rows) ~= row,
      1...max(1, size.columns) ~= column
    else { throw ReplayError("a move to \(parameters)") }
    cursor = (column - 1, row - 1)
    previous = ""
  }

  private mutating func setMode(_ rest: inout Substring.UnicodeScalarView) throws(ReplayError) {
    let text = rest.prefix { $0 != "h" && $0 != "l" }
    rest = rest[text.endIndex...]
    let isOn = rest.popFirst() == "h"
    switch String(text) {
    case "?25": modes.showsCursor = isOn
    case "?1003": modes.reportsMoves = isOn
    // Reports with a button are requested again, since ending the reports of moves may end all.
    case "?1002" where isOn && !modes.reportsMoves: break
    case "?2026" where isOn != modes.isHeldBack: modes.isHeldBack = isOn
    default: throw ReplayError("a mode \(String(text)), \(isOn)")
    }
  }

  private mutating func clear(_ parameters: [Int?]) throws(ReplayError) {
    if isInline, parameters == [nil] { return try eraseBelow() }
    let isBelow = parameters == [nil] && cursor?.column == 0 && cursor?.row == 0
    guard !isInline, parameters == [2] || isBelow else {
      throw ReplayError("an erase of kind \(parameters)")
    }
    let row = Array(repeating: Place(" ", CellStyle(on: pen.background)), count: size.columns)
    rows = Array(repeating: row, count: size.rows)
  }
}
