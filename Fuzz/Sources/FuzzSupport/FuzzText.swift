/// The text that the fuzzer's bytes are, where replacement characters stand for what is no UTF-8.
public func fuzzText(_ start: UnsafePointer<UInt8>, _ count: Int) -> String {
  String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
}
