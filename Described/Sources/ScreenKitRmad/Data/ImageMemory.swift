internal import ScreenKitCore

/// A cache of images in memory, which removes the least recently used ones for new ones.
struct ImageMemory {
  /// The maximum number of bytes of all images.
  let capacity: Int
  /// The number of bytes of all images.
  private(set) var bytes = 0
  private var images: [String: PixelImage] = [:]
  /// The names, the least recently used one first.
  private var order: [String] = []

  init(capacity: Int) { self.capacity = capacity }

  /// Returns the image called `name`, and marks it as used; `nil` if it is not stored.
  mutating func image(_ name: String) -> PixelImage? {
    guard let image = images[name] else { return nil }
    order.removeAll { $0 == name }
    order.append(name)
    return image
  }

  /// Stores an image, unless it is larger than the whole memory.
  mutating func store(_ image: PixelImage, _ name: String) {
    remove(name)
    guard image.rgba.count <= capacity else { return }
    while bytes > capacity - image.rgba.count, let oldest = order.first { remove(oldest) }
    images[name] = image
    order.append(name)
    bytes += image.rgba.count
  }

  private mutating func remove(_ name: String) {
    guard let image = images.removeValue(forKey: name) else { return }
    order.removeAll { $0 == name }
    bytes -= image.rgba.count
  }
}
