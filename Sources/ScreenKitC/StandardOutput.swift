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
  /// Makes the stream pass on each line as soon as it ends, also where it is no terminal.
  public static func passLines() { setvbuf(stdout, nil, _IOLBF, 0) }

  /// Passes on what is left in the stream, such as a line without its end.
  public static func flush() { fflush(stdout) }
}
