/// The texts of the measured descriptions and of the measured feed.
enum DescriptionText {
  static let feedAddress = "https://bench.example/feed.xml"

  /// Returns an app of one page with `count` components: rows of a view, two labels and a button.
  static func screen(version: Int = 0, components count: Int) -> String {
    let rows = (1...max(1, count / 4)).map { row in
      """
      {"component_type": "UIView", "id": \(row * 4), \(place(row * 48, 320, 44)), "components": [
        {"component_type": "UILabel", "id": \(row * 4 + 1), \(place(0, 200, 16)),
         "data_source": "data_array", "data_type": "xml", "data": \(row + 1)},
        {"component_type": "UILabel", "id": \(row * 4 + 2), \(place(16, 200, 16)),
         "data_source": "data_array", "data_type": "xml", "data": 0},
        {"component_type": "RMADButton", "id": \(row * 4 + 3), \(place(32, 80, 16)),
         "data_source": "data_array", "data_type": "xml", "data": 1}]}
      """
    }
    let titles = rows.indices.map { "Row \($0 + 1), version \(version)." }
    let texts = ["The second line", "Open"] + titles
    let data = "{\"text\": [\(texts.map { "\"\($0)\"" }.joined(separator: ", "))]}"
    return app(version, rows.joined(separator: ",\n"), data: data)
  }

  /// An app with a table whose rows come from the feed.
  static let table = app(
    0,
    """
    {"component_type": "RMADTableView", "id": 2, \(place(0, 320, 416)),
     "data_source": "data_array", "data_type": "xml", "data": "rss.channel.item",
     "components": [
      {"component_type": "UITableViewCell", "id": 3, "row_height": 16,
       "data_source": "parent_node", "data_type": "xml_node", "data": "item",
       "components": [
        {"component_type": "UILabel", "id": 4, \(place(0, 320, 16)),
         "data_source": "parent_node", "data_type": "xml_node", "data": "title"}]}]}
    """, data: #"{"url": "\#(feedAddress)"}"#)

  /// Returns a feed of at least `count` bytes.
  static func feed(bytes count: Int) -> [UInt8] {
    var feed = Array("<rss><channel>".utf8)
    var row = 0
    while feed.count < count {
      row += 1
      feed += Array(
        "<item><title>Row \(row)</title><link>https://bench.example/\(row)</link></item>".utf8)
    }
    return feed + Array("</channel></rss>".utf8)
  }

  private static func app(_ version: Int, _ components: String, data: String) -> String {
    """
    {"data_version": "\(version)", "status_bar_hidden": "No", "status_bar_style": "Black",
     "default_indicator_style": "large_white", "default_font": "arial", "default_font_size": "12",
     "controllers": [{"controller_type": "view_controller", "components": [
      {"component_type": "UIView", "id": 1, \(place(0, 320, 460)), "all_data": \(data),
       "components": [\(components)]}]}]}
    """
  }

  private static func place(_ y: Int, _ width: Int, _ height: Int) -> String {
    #""x": 0, "y": \#(y), "width": \#(width), "height": \#(height), "bg_color": "ffffff", "alpha": 1.0"#
  }
}
