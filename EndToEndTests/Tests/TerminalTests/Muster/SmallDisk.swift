internal import ScreenKitC

/// A disk of a few kilobytes in memory.
final class SmallDisk {
  /// A shell command that makes every disk full for the following program, for machines without
  /// mounts.
  static let limit = "trap '' XFSZ; ulimit -f 0; "

  private let path: String
  private var filling: String { path + "/filling" }

  /// Whether this process may mount a disk; determined by an attempt.
  static let isPossible: Bool = {
    let folder = TemporaryFolder()
    return (try? SmallDisk(at: folder.path)) != nil
  }()

  init(at path: String) throws {
    self.path = path
    #if canImport(Glibc)
      if mount("none", path, "tmpfs", 0, "size=256k") == 0 { return }
    #endif
    throw EndToEndError(description: "no disk can be mounted at \(path)")
  }

  deinit {
    #if canImport(Glibc)
      umount2(path, Int32(MNT_DETACH))
    #endif
  }

  func fill() throws {
    let file = open(filling, O_CREAT | O_WRONLY, 0o600)
    defer { close(file) }
    let block = [UInt8](repeating: 0, count: 4096)
    while block.withUnsafeBytes({ write(file, $0.baseAddress, $0.count) }) > 0 {}
  }

  func empty() { unlink(filling) }
}
