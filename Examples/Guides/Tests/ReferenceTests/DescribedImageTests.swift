import ScreenKitCore
import ScreenKitRmad
import Testing

/// Images of described apps, with a format of the app's own.
@MainActor
@Suite struct DescribedImageTests {
  @Test func `an image of the program is decoded by the app's own decoder`() async throws {
    var limits = ImageLimits(bytes: 1 << 20)
    limits.memory = 4 << 20
    let source = FetchedImageSource(
      fetcher: nil, embedded: ["dot": [255, 0, 0, 255]], limits: limits
    ) { file, _ in
      guard let dot = PixelImage(width: 1, height: 1, rgba: file) else {
        throw FeedFailure.noImage
      }
      return dot
    }
    let image = try await source.image("dot")
    #expect(image.rgba == [255, 0, 0, 255])
    await #expect(throws: FeedFailure.self) { try await source.image("other") }
  }
}
