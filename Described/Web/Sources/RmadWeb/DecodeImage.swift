import ImageDecoding
import ScreenKitCore
import ScreenKitRmad

/// The decoder of PNG and JPEG files, by the libraries of the system.
let decodeImage: ImageFileDecoder = { file, mostPixels in
  let image = try ImageDecoder(mostPixels: mostPixels).decode(file)
  guard let pixels = PixelImage(width: image.width, height: image.height, rgba: image.rgba) else {
    throw ImageDecodingError.damaged
  }
  return pixels
}
