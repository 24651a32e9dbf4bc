// C declares its streams as variables, which Swift rejects without `@preconcurrency`.
#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// The standard output stream of C, to which `print` writes.
public enum StandardOutput {
  /// Turns on line buffering, even if the stream is not a terminal.
  public static func bufferLines() { setvbuf(stdout, nil, _IOLBF, 0) }

  /// Writes the buffered text, such as an incomplete line.
  public static func flush() { fflush(stdout) }
}
