import Foundation

extension WebProcess {
  /// Asks the program a question at its standard input, and returns the line that it answers with.
  func answer(to question: String) throws -> JSON {
    input.fileHandleForWriting.write(Data((question + "\n").utf8))
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw BrowserError(description: "no answer to \(question)") }
      line += data
    }
    return JSON(reading: line)
  }
}
