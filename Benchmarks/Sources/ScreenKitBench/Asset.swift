import Glibc

/// A text file of the folder `$BENCH_ASSETS`.
enum Asset {
  static func text(_ name: String) -> String {
    guard let folder = getenv("BENCH_ASSETS"),
      let file = fopen(String(cString: folder) + "/" + name, "r")
    else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
    if bytes.last == 0x0A { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
