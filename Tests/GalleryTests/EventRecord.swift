import GalleryScreens
import ScreenKitCore

/// All events of the page of a gallery, in order.
@MainActor
final class EventRecord {
  private(set) var entries: [EventLog.Entry] = []
  private var token: ObservationToken?

  init(of gallery: OpenGallery) {
    guard let page = gallery.gallery.front as? Page else { return }
    token = page.log.observe(\.last) { [weak self] in self?.entries.append($0.new) }
  }
}
