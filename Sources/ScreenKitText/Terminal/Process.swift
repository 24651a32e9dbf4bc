#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What the app needs of the process that it runs in.
enum Process {
  /// How the process ends, for whoever started it.
  enum Status: Int32 {
    case success = 0
    case failure = 1
    /// The command line or the terminal is not fit for the app.
    case unusable = 2
  }

  static func exit(_ status: Status) -> Never {
    // What the terminal printed before must be out; `print` has a buffer of its own.
    fflush(nil)
    _exit(status.rawValue)
  }

  /// Writes one line to standard error, in which nothing can steer a terminal.
  static func complain(_ sentence: String) {
    var line = ClusterIterator(sentence).map(\.text).joined() + "\n"
    line.withUTF8 { _ = SystemCalls.writeSoon(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
  }

  /// Tells the user that the end of a typed line was not used.
  static func complainOfLongLine() {
    complain("The line was cut off after \(LineInput.limit) bytes.")
  }

  /// Whether the locale's characters are those of Unicode.
  static var showsUnicode: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first ?? ""
    // In small letters, as far as letters are concerned.
    let name = locale.utf8.map { $0 | 0x20 }
    return name.includes("utf-8") || name.includes("utf8")
  }

  /// A variable of the environment, if it is set and not empty.
  static func variable(_ name: String) -> String? {
    let value = name.withCString { getenv($0).map { String(cString: $0) } }
    return value?.isEmpty == false ? value : nil
  }
}
