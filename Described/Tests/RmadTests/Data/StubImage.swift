import ScreenKitCore
import ScreenKitRmad

/// A file format for tests: a mark, the width, the height, and one byte for all components.
enum StubImage {
  struct NoImage: Error {}

  static func file(_ width: UInt8, _ height: UInt8, shade: UInt8 = 255) -> [UInt8] {
    Array("IMG".utf8) + [width, height, shade]
  }

  static let decode: ImageFileDecoder = { file, mostPixels in
    guard file.count == 6, file.starts(with: "IMG".utf8) else { throw NoImage() }
    let (width, height) = (Int(file[3]), Int(file[4]))
    guard width * height <= mostPixels,
      let image = PixelImage(
        width: width, height: height,
        rgba: [UInt8](repeating: file[5], count: width * height * 4))
    else { throw NoImage() }
    return image
  }
}

/// Images from memory, some of which a test can hold back.
@MainActor
final class StubImages: ImageSource {
  private(set) var requests: [String] = []
  private let files: [String: [UInt8]]
  private var held: [String: AsyncStream<Void>] = [:]
  private var gates: [String: AsyncStream<Void>.Continuation] = [:]

  init(_ files: [String: [UInt8]]) { self.files = files }

  func hold(_ name: String) { (held[name], gates[name]) = AsyncStream<Void>.makeStream() }

  func release(_ name: String) { gates.removeValue(forKey: name)?.finish() }

  func image(_ name: String) async throws -> PixelImage {
    requests.append(name)
    if let held = held[name] { for await _ in held {} }
    try Task.checkCancellation()
    guard let file = files[name] else { throw FeedFailure.noImage }
    return try StubImage.decode(file, .max)
  }
}
