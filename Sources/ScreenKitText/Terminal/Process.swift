internal import ScreenKitC

/// The parts of the process that the app uses: exit status, standard error, environment.
enum Process {
  /// The exit status of the process.
  enum Status: Int32 {
    case success = 0
    case failure = 1
    /// The command line or the terminal cannot be used.
    case unusable = 2
  }

  static func exit(_ status: Status) -> Never {
    // Output printed before must be written, because `print` has a buffer of its own.
    fflush(nil)
    _exit(status.rawValue)
  }

  /// Writes one line to standard error, with control characters replaced.
  static func complain(_ sentence: String) {
    var line = ClusterIterator(sentence).map(\.text).joined() + "\n"
    line.withUTF8 { _ = SystemCalls.writeSoon(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
  }

  /// Warns the user that the end of a long input line was dropped.
  static func complainOfLongLine() {
    complain("The line was cut off after \(LineInput.limit) bytes.")
  }

  /// Whether the locale's character encoding is UTF-8.
  static var showsUnicode: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first ?? ""
    // Setting this bit makes ASCII letters lower case.
    let name = locale.utf8.map { $0 | 0x20 }
    return name.includes("utf-8") || name.includes("utf8")
  }

  /// Returns the value of an environment variable; `nil` if it is not set or empty.
  static func variable(_ name: String) -> String? {
    let value = name.withCString { getenv($0).map { String(cString: $0) } }
    return value?.isEmpty == false ? value : nil
  }
}
