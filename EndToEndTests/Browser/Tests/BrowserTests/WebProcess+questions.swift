import Foundation

extension WebProcess {
  /// Sends a query to the program's standard input, and returns the line of its answer.
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
