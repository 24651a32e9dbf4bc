extension String {
  /// A short digest of the text, of hexadecimal digits, that is the same in every run.
  ///
  /// It serves as a name of a file, and for noticing changes. It is not secure: texts with an equal
  /// digest can be constructed.
  public var stableDigest: String {
    // The algorithm FNV-1a.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
