// The streams of C are variables, which Swift would not let a file use without `@preconcurrency`.
#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// The stream of C to which `print` writes.
public enum StandardOutput {
  /// Turns on line buffering, also where the stream is no terminal.
  public static func bufferLines() { setvbuf(stdout, nil, _IOLBF, 0) }

  /// Writes the buffered text, such as a line without its end.
  public static func flush() { fflush(stdout) }
}
