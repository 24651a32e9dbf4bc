@testable import ScreenKitFetch

/// Checks that any bytes of a server have the same outcome when read at once and in pieces.
///
/// The stored bytes must stay within the limits.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzResponse(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  check(bytes) { HTTPResponseReader(method: "GET", limits: limits) }
  check(bytes) { HelperResponseReader(limits: limits) }
  return 0
}

private let limits = FetchLimits(headBytes: 256, headLines: 8, bodyBytes: 128)

private func check<Reader: ResponseReader>(_ bytes: [UInt8], _ makeReader: () -> Reader) {
  let whole = outcome(bytes, pieces: max(1, bytes.count), makeReader())
  for length in [1, 7] {
    let parts = outcome(bytes, pieces: length, makeReader())
    precondition(parts == whole, "a split changes the outcome")
  }
  switch whole {
  case .success(let response):
    precondition((200..<600).contains(response.status), "the status \(response.status)")
    precondition(response.body.count <= limits.bodyBytes, "a large body")
    precondition(response.fields.count <= limits.headLines, "many fields")
    for text in response.fields.flatMap({ [$0.name, $0.value] }) {
      precondition(text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 9 }, "a control")
    }
  case .failure(let error):
    precondition(!"\(error)".utf8.contains { $0 < 0x20 || $0 == 0x7F }, "a control")
  }
}

private func outcome(
  _ bytes: [UInt8], pieces length: Int, _ reader: some ResponseReader
) -> Result<FetchResponse, FetchError> {
  var reader = reader
  do throws(FetchError) {
    for start in stride(from: 0, to: bytes.count, by: length) {
      let piece = bytes[start..<min(start + length, bytes.count)]
      if let response = try reader.read(piece) { return .success(response) }
    }
    return .success(try reader.end())
  } catch {
    return .failure(error)
  }
}
