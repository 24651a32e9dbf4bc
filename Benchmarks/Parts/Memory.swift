#if canImport(Glibc)
  import Glibc
#endif

/// The memory of the process.
enum Memory {
  /// The memory in use, in bytes; 0 if the system does not report it.
  static var used: Int {
    #if canImport(Glibc)
      guard let file = fopen("/proc/self/statm", "r") else { return 0 }
      defer { fclose(file) }
      var text = [UInt8](repeating: 0, count: 100)
      let count = fread(&text, 1, text.count, file)
      let fields = String(decoding: text[..<count], as: UTF8.self).split(separator: " ")
      return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(getpagesize()) : 0
    #else
      return 0
    #endif
  }
}
