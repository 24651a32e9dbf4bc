/// Returns the fuzzer's bytes as text, with replacement characters for bytes that are not UTF-8.
public func fuzzText(_ start: UnsafePointer<UInt8>, _ count: Int) -> String {
  String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
}
