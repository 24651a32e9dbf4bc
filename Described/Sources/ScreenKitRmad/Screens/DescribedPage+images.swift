internal import ScreenKitCore

/// The images that a view shows or loads.
@MainActor
struct ShownImages {
  /// The maximum number of images of a series; all of them are in memory.
  static let longestSeries = 32

  var addresses: [String] = []
  let work = ScreenTask()
}

extension DescribedPage {
  var showsImages: Bool { model.images != nil }
  var keepsIndicators: Bool { screen.makesAllAtOnce }

  /// Shows the images at `addresses`, one after the other, in `image`.
  ///
  /// The indicator of the component is shown during the load, which continues while another page is
  /// open. If a row view is reused for another row, the load for its previous row is cancelled.
  func showImage(_ component: ComponentDescription, _ addresses: [String], in image: ImageView) {
    image.accessibleName = addresses.first.map(model.texts.imageName) ?? ""
    guard let source = model.images else { return }
    let addresses = Array(addresses.prefix(ShownImages.longestSeries))
    var shown = shownImages[ObjectIdentifier(image)] ?? ShownImages()
    guard shown.addresses != addresses || image.loadState == .failed else { return }
    shown.addresses = addresses
    shownImages[ObjectIdentifier(image)] = shown
    image.images = []
    let indicator = component[.indicatorID].flatMap { signs.indicators[$0] }
    task(shown.work, while: .lifetime) { [keepsIndicators] _ in
      indicator?.show(!addresses.isEmpty, keepsPlace: keepsIndicators)
      await image.load(addresses, from: source)
      guard !Task.isCancelled else { return }
      indicator?.show(false, keepsPlace: keepsIndicators)
    }
  }
}

extension ImageView {
  /// Shows the images at `addresses`; omits images of a series that cannot be loaded.
  fileprivate func load(_ addresses: [String], from source: any ImageSource) async {
    guard let first = addresses.first else { return }
    // The first image is shown until all are loaded.
    await load(first, from: source)
    guard addresses.count > 1 else { return }
    var series = images
    for address in addresses.dropFirst() {
      if let next = try? await source.image(address) { series.append(next) }
      if Task.isCancelled { return }
    }
    images = series
  }
}
