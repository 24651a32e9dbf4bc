// MARK: The clipboard

extension ScreenReplay {
  /// The state of the terminal outside of the cells: title, clipboard and images.
  struct Desktop: Hashable, Sendable {
    /// The window title.
    var title = ""
    /// The text last written to the clipboard.
    var copied: String?
    /// The number of requests for the clipboard's text.
    var questions = 0
    /// The number of requests for the device attributes.
    var attributeQuestions = 0
    /// The images that the terminal stores.
    var images = Images()

    init() {}
  }

  mutating func takeClipboard(_ payload: Substring) throws(ReplayError) {
    guard payload.utf8.count <= 100_000 else {
      throw ReplayError("\(payload.utf8.count) bytes for the clipboard")
    }
    if payload == "?" {
      desktop.questions += 1
    } else {
      desktop.copied = try plain(payload)
    }
  }

  /// Counts a request for the device attributes, which is valid only after a request for the
  /// clipboard.
  mutating func askAttributes(_ parameters: [Int?]) throws(ReplayError) {
    guard parameters.count == 1, parameters[0] == nil,
      desktop.attributeQuestions < desktop.questions
    else { throw ReplayError("a question for attributes \(parameters)") }
    desktop.attributeQuestions += 1
  }

  /// Decodes base 64 as strictly as the strictest terminal.
  private func plain(_ payload: Substring) throws(ReplayError) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let used = payload.utf8.reversed().drop { $0 == UInt8(ascii: "=") }.reversed()
    let padding = payload.utf8.count - used.count
    let values = used.compactMap(digits.firstIndex)
    guard payload.utf8.count.isMultiple(of: 4), padding <= 2, values.count == used.count else {
      throw ReplayError("\(payload.prefix(16)) is not base 64")
    }
    let bits = values.flatMap { value in (0..<6).map { value >> (5 - $0) & 1 } }
    let bytes = (0..<bits.count / 8).map { index in
      UInt8(bits[(8 * index)..<(8 * index + 8)].reduce(0) { $0 * 2 + $1 })
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ReplayError("a text that is not UTF-8 on the clipboard")
    }
    return text
  }
}
