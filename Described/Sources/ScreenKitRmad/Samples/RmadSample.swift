/// The sample app: a news reader with tabs, stories, events and a page about itself.
///
/// Its addresses do not exist on the network; ``files`` has the content of each of them.
public enum RmadSample {
  /// The description of the app.
  public static let description = String(decoding: PackageResources.news_json, as: UTF8.self)

  /// The address of the RSS feed; further pages have the parameter `page`.
  public static let feedAddress = "https://news.example/feed.xml"
  /// The address of the events, a JSON array.
  public static let eventsAddress = "https://news.example/events.json"

  /// The feeds and images of the app by their addresses.
  public static let files: [String: [UInt8]] = [
    feedAddress: PackageResources.feed_1_xml,
    feedAddress + "?page=2": PackageResources.feed_2_xml,
    feedAddress + "?page=3": PackageResources.feed_3_xml,
    eventsAddress: PackageResources.events_json,
    imageFolder + "arrow.png": PackageResources.arrow_png,
    imageFolder + "bridge.png": PackageResources.bridge_png,
    imageFolder + "harbour.png": PackageResources.harbour_png,
    imageFolder + "observatory.png": PackageResources.observatory_png,
    imageFolder + "orchard.png": PackageResources.orchard_png,
  ]

  private static let imageFolder = "https://news.example/images/"
}
