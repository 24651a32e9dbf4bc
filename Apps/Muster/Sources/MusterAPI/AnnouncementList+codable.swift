extension AnnouncementList: Codable {
  private enum CodingKeys: String, CodingKey { case announcements }

  /// A placeholder that accepts any JSON value, used to skip damaged items.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// Reads a list without unusable announcements.
  ///
  /// Unusable announcements are damaged, altered in transit, or have the number of an earlier one.
  ///
  /// - Throws: A `DecodingError` if there is no list or no usable content in it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var items = try container.nestedUnkeyedContainer(forKey: .announcements)
    var good: [AnnouncementItem] = []
    var numbers: Set<Int> = []
    var count = 0
    while !items.isAtEnd {
      count += 1
      guard let item = try? items.decode(AnnouncementItem.self) else {
        _ = try items.decode(Anything.self)
        continue
      }
      let isWhole = ContentHash(of: item.content) == item.hash
      if isWhole, numbers.insert(item.content.dbID).inserted { good.append(item) }
    }
    if good.isEmpty, count > 0 {
      throw DecodingError.dataCorruptedError(
        forKey: .announcements, in: container, debugDescription: "none of \(count) can be used")
    }
    self.init(good, skipped: count - good.count)
  }

  /// Encodes the list.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(announcements, forKey: .announcements)
  }
}
