internal import ImageCodecs

/// A decoder of PNG and JPEG files in memory, within limits.
///
/// Decoding takes some milliseconds for each million pixels, so call it outside of the main actor:
///
///     let image = try ImageDecoder().decode(bytes)
///     let pixels = PixelImage(width: image.width, height: image.height, rgba: image.rgba)
public struct ImageDecoder: Sendable {
  /// The largest size of a file, in bytes.
  public var mostBytes: Int
  /// The largest number of pixels of an image.
  public var mostPixels: Int

  /// Creates a decoder; by default it accepts files of 32 MiB and images of 16 million pixels.
  public init(mostBytes: Int = 32 << 20, mostPixels: Int = 1 << 24) {
    (self.mostBytes, self.mostPixels) = (mostBytes, mostPixels)
  }

  /// Returns the image in `file`, whose format is recognised by its first bytes.
  public func decode(_ file: [UInt8]) throws(ImageDecodingError) -> DecodedImage {
    guard file.count <= mostBytes else { throw .tooManyBytes(file.count) }
    guard let format = ImageFormat(of: file) else { throw .unknownFormat }
    var pixels = ImagePixels()
    let limit = UInt64(max(0, mostPixels))
    let outcome =
      switch format {
      case .png: decodePNG(file, file.count, limit, &pixels)
      case .jpeg: decodeJPEG(file, file.count, limit, &pixels)
      }
    defer { freePixels(&pixels) }
    switch outcome {
    case imageDecoded:
      guard let bytes = pixels.pixels else { throw .damaged }
      let (width, height) = (Int(pixels.width), Int(pixels.height))
      let rgba = Array(UnsafeBufferPointer(start: bytes, count: width * height * 4))
      return DecodedImage(width: width, height: height, rgba: rgba)
    case imageTooLarge: throw .tooManyPixels
    case imageNoMemory: throw .noMemory
    default: throw .damaged
    }
  }
}

/// An image that was decoded.
public struct DecodedImage: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The red, green, blue and alpha components of each pixel, row by row from the top.
  public let rgba: [UInt8]
}

/// A format of files that can be decoded.
public enum ImageFormat: Hashable, Sendable, CaseIterable {
  /// The format Portable Network Graphics.
  case png
  /// The JPEG format, mostly of photographs.
  case jpeg

  /// Creates the format that the first bytes of `file` indicate; `nil` for any other.
  public init?(of file: [UInt8]) {
    if file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if file.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else {
      return nil
    }
  }
}

/// The reason why a file was not decoded.
public enum ImageDecodingError: Error, Hashable, Sendable {
  /// The file is neither PNG nor JPEG.
  case unknownFormat
  /// The file is damaged, incomplete, or of a kind that is not supported.
  case damaged
  /// The file has more bytes than permitted.
  case tooManyBytes(Int)
  /// The image has more pixels than permitted.
  case tooManyPixels
  /// There is not enough memory.
  case noMemory
}

extension ImageDecodingError: CustomStringConvertible, CustomDebugStringConvertible {
  /// The message for the user, in English.
  public var description: String {
    switch self {
    case .unknownFormat: "The image is neither PNG nor JPEG."
    case .damaged: "The image is damaged, incomplete or of a kind that is not supported."
    case .tooManyBytes(let limit): "The image has more than \(limit) bytes."
    case .tooManyPixels: "The image has too many pixels."
    case .noMemory: "There is not enough memory for the image."
    }
  }

  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK821)" }
}
