/// A state machine that parses a response from a stream, independent of the division into parts.
protocol ResponseReader {
  /// Reads the next bytes; returns the response as soon as it is complete.
  ///
  /// Bytes after the response are ignored. After an error, each call throws it again.
  mutating func read(_ bytes: ArraySlice<UInt8>) throws(FetchError) -> FetchResponse?

  /// Ends the stream; returns the response if the end of the stream completes it.
  mutating func end() throws(FetchError) -> FetchResponse
}
