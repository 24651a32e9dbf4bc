import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitRmad

@MainActor
@Suite("Images of a described app", .leakFree)
struct ImageScreenTests {
  /// A view with an image, its indicator, a series, and buttons with images.
  private let text = """
    { "data_version": "1", "status_bar_hidden": "No", "status_bar_style": "Black",
      "default_indicator_style": "gray", "default_font": "arial", "default_font_size": 12,
      "controllers": [ { "controller_type": "view_controller", "components": [
        { "component_type": "UIView", "id": 1, "bg_color": "ffffff", "alpha": 1,
          "all_data": { "photo": "https://e.org/photo.png",
            "series": ["https://e.org/1.png", "https://e.org/none.png", "https://e.org/2.png"] },
          "components": [
          { "component_type": "RMADImageView", "id": 2, "x": 0, "y": 0, "width": 80, "height": 48,
            "bg_color": "clear_color", "alpha": 1, "data_source": "data_array",
            "data_type": "image", "data": "photo", "indicator_id": 3 },
          { "component_type": "UIActivityIndicatorView", "id": 3, "x": 0, "y": 48, "width": 80,
            "height": 16, "bg_color": "clear_color", "alpha": 1, "indicator_style": "gray" },
          { "component_type": "RMADImageView", "id": 4, "x": 0, "y": 64, "width": 80, "height": 48,
            "bg_color": "clear_color", "alpha": 1, "data_source": "data_array",
            "data_type": "array", "data": "series" },
          { "component_type": "RMADButton", "id": 5, "x": 0, "y": 128, "width": 160, "height": 48,
            "bg_color": "clear_color", "alpha": 1, "data_source": "data_array",
            "data_type": "xml", "data": "Go", "action_index": 0, "action_type": "modal",
            "image_url": "https://e.org/1.png",
            "background_image_url": "https://e.org/2.png" } ] } ] } ] }
    """
  private let files = [
    "https://e.org/photo.png": StubImage.file(8, 8, shade: 1),
    "https://e.org/1.png": StubImage.file(1, 1, shade: 2),
    "https://e.org/2.png": StubImage.file(2, 2, shade: 3),
  ]

  private func image(_ stage: DescribedStage, _ id: Int) throws -> ImageView {
    try #require(stage.test.view(ViewID("component-\(id)"), as: ImageView.self))
  }

  @Test(.proves("R-078", "R-079", "R-080", "R-081"))
  func `an image is shown, and its indicator stops when it has loaded`() async throws {
    let images = StubImages(files)
    images.hold("https://e.org/photo.png")
    let stage = try DescribedStage(text, images: images)
    let indicator = try #require(stage.test.view("component-3", as: ActivityIndicator.self))
    while !images.requests.contains("https://e.org/photo.png") { await Task.yield() }
    #expect(indicator.isAnimating)
    #expect(try image(stage, 2).image == nil)
    images.release("https://e.org/photo.png")
    await stage.settle()
    #expect(!indicator.isAnimating)
    #expect(try image(stage, 2).image?.width == 8)
    #expect(try image(stage, 2).accessibleName == "Image photo.png")
  }

  @Test(.proves("R-079"))
  func `an image also loads while another page is open`() async throws {
    let label = PageText.component("UILabel", 11, PageText.data("Other page"))
    let other = PageText.page(label, id: 10)
    let app = text.replacing(
      "\"action_index\": 0, \"action_type\": \"modal\"",
      with: "\"action_index\": 1, \"action_type\": \"navigation\""
    )
    .replacing("2.png\" } ] } ] } ] }", with: "2.png\" } ] } ] }, \(other) ] }")
    let images = StubImages(files)
    images.hold("https://e.org/photo.png")
    let stage = try DescribedStage(app, images: images)
    while !images.requests.contains("https://e.org/photo.png") { await Task.yield() }
    stage.test.press(.button, named: "Go")
    for _ in 0..<1_000 where !stage.screen.contains("Other page") {
      await Task.yield()
      stage.test.application.runPosts()
    }
    #expect(stage.screen.contains("Other page"))
    images.release("https://e.org/photo.png")
    await stage.settle()
    stage.test.press(.escape)
    await stage.settle()
    #expect(try image(stage, 2).image?.width == 8)
    let indicator = try #require(stage.test.view("component-3", as: ActivityIndicator.self))
    #expect(!indicator.isAnimating)
  }

  @Test(.proves("R-080"))
  func `a series is shown without the image that failed`() async throws {
    let stage = try DescribedStage(text, images: StubImages(files))
    await stage.settle()
    #expect(try image(stage, 4).images.map(\.width) == [1, 2])
  }

  @Test func `a series has a limited number of images`() async throws {
    let addresses = (0..<40).map { "https://e.org/\($0).png" }
    let images = StubImages(
      Dictionary(uniqueKeysWithValues: addresses.map { ($0, StubImage.file(1, 1)) }))
    let series = addresses.map { "\"\($0)\"" }.joined(separator: ", ")
    let stage = try DescribedStage(
      text.replacing(
        "[\"https://e.org/1.png\", \"https://e.org/none.png\", \"https://e.org/2.png\"]",
        with: "[\(series)]"), images: images)
    await stage.settle()
    #expect(try image(stage, 4).images.count == ShownImages.longestSeries)
  }

  @Test(.proves("R-100", "R-101"))
  func `a button has an image before its title and one behind it`() async throws {
    let stage = try DescribedStage(text, images: StubImages(files))
    await stage.settle()
    let frame = try #require(stage.test.view("component-5", as: Frame.self))
    let pictures = frame.children.compactMap { $0 as? ImageView }
    #expect(pictures.map { $0.image?.width } == [2, 1])
    #expect(pictures.map { $0.layout.width } == [frame.layout.width, .fixed(6)])
    #expect(stage.test.view(.button, named: "Go") != nil)
    stage.test.press(.button, named: "Go")
    await stage.settle()
    #expect(stage.test.outcome == nil)
  }

  @Test func `an image that cannot be loaded shows its name`() async throws {
    let stage = try DescribedStage(text, images: StubImages([:]))
    await stage.settle()
    #expect(try image(stage, 2).loadState == .failed)
    #expect(try image(stage, 2).image == nil)
    #expect(stage.screen.contains("Image pho"))
    let indicator = try #require(stage.test.view("component-3", as: ActivityIndicator.self))
    #expect(!indicator.isAnimating)
  }

  @Test(.proves("R-123"))
  func `the sample shows its embedded images in rows and on pages`() async throws {
    let images = FetchedImageSource(
      fetcher: nil, embedded: RmadSample.files, decode: { file, _ in try PNGHead.image(of: file) })
    let stage = try DescribedStage(images: images)
    await stage.settle()
    let rows = stage.test.images(in: try #require(stage.test.view("component-101")))
    #expect(rows.contains { $0.image != nil })
    // The views of rows are reused for others, each with its own image.
    for _ in 0..<12 {
      stage.test.press(.down)
      await stage.settle()
    }
    for view in stage.test.images(in: try #require(stage.test.view("component-101"))) {
      #expect(view.image != nil || view.loadState == .failed || view.accessibleName == "")
    }
    stage.test.press("3")
    await stage.settle()
    #expect(try image(stage, 401).image != nil)
    #expect(images.memoryBytes > 0)
  }
}

extension ScreenTest {
  /// Returns the views of images in `view`.
  fileprivate func images(in view: View) -> [ImageView] {
    view.children.flatMap { ($0 as? ImageView).map { [$0] } ?? images(in: $0) }
  }
}

/// The size in a PNG file, as a blank image; the decoders are in a separate package.
private enum PNGHead {
  static func image(of file: [UInt8]) throws -> PixelImage {
    guard file.count > 24, file[1...3].elementsEqual("PNG".utf8) else { throw FeedFailure.noImage }
    func number(_ start: Int) -> Int { file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16), number(20))
    let pixels = [UInt8](repeating: 255, count: width * height * 4)
    guard let image = PixelImage(width: width, height: height, rgba: pixels) else {
      throw FeedFailure.noImage
    }
    return image
  }
}
