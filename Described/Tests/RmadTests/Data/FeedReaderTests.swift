import ScreenKitRmad
import ScreenKitTestSupport
import Testing

@Suite struct FeedReaderTests {
  private let reader = FeedReader()

  @Test(.proves("R-062", "R-134"))
  func `An XML feed keeps names, prefixes, attributes, texts and lines`() throws {
    let feed = try reader.read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- news -->
      <rss version="2.0">
        <channel>
          <item id="7"><title>One &amp; two</title>
            <media:content url="http://e.org/1.png" type='image/png'/>
          </item>
        </channel>
      </rss>
      """)
    #expect(feed.format == .xml)
    #expect(feed.root.name == "rss")
    #expect(feed.root.attribute("version") == "2.0")
    let item = try #require(feed.root.children.first { _ in true }?.children.first { _ in true })
    #expect(item.name == "item")
    #expect(item.line == 5)
    #expect(item.children.map(\.name) == ["title", "media:content"])
    #expect(item.children.map(\.line) == [5, 6])
    #expect(item.children.map(\.text) == ["One & two", ""])
    let content = try #require(item.children.first { $0.name == "media:content" })
    #expect(content.attributes.map(\.name) == ["url", "type"])
    #expect(content.attributes.map(\.value) == ["http://e.org/1.png", "image/png"])
    #expect(content.parent == item)
    #expect(feed.top.parent == nil)
  }

  @Test(.proves("R-061"))
  func `A JSON feed is the same tree as an XML feed`() throws {
    let xml = try reader.read(
      "<rss><channel><item><t>1</t></item><item><t>2</t></item></channel></rss>")
    let json = try reader.read(#"{"rss": {"channel": {"item": [{"t": 1}, {"t": "2"}]}}}"#)
    let path = try DataPath("rss.channel.item.t")
    #expect(path.matches(in: xml.top).map(\.text) == ["1", "2"])
    #expect(path.matches(in: json.top).map(\.text) == ["1", "2"])
  }

  @Test func `JSON values become texts, and objects have none`() throws {
    let feed = try reader.read(
      #"{"a": true, "b": null, "c": 12345678901, "d": 0.5, "e": [], "f": {"g": "x"}, "h": " y "}"#)
    #expect(feed.root.children.map(\.name) == ["a", "b", "c", "d", "f", "h"])
    #expect(feed.root.children.map(\.text) == ["true", "", "12345678901", "0.5", "", " y "])
  }

  @Test func `JSON numbers are shown as written`() throws {
    let feed = try reader.read(
      #"{"a": 9223372036854775807, "b": 1.10, "c": 1e3, "d": -0, "e": 12345678901234567890.5}"#)
    #expect(
      feed.root.children.map(\.text)
        == ["9223372036854775807", "1.10", "1e3", "-0", "12345678901234567890.5"])
  }

  @Test func `Text around elements is one text in order`() throws {
    let feed = try reader.read("<a> one <b x='not this'>two</b>\r\nthree\r<![CDATA[<four>]]> </a>")
    #expect(feed.root.text == "one two\nthree\n<four>")
  }

  @Test(arguments: RandomWalks.seeds(200))
  func `A random tree is read as written`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let tree = RandomFeed.random(5, &numbers)
    let document = try reader.read(tree.xml(&numbers))
    func compare(_ node: FeedNode, _ tree: RandomFeed) {
      #expect(node.name == tree.name)
      #expect(
        Dictionary(uniqueKeysWithValues: node.attributes.map { ($0.name, $0.value) })
          == tree.attributes)
      if tree.children.isEmpty { #expect(node.text == tree.text) }
      #expect(Array(node.children).count == tree.children.count)
      for (node, tree) in zip(node.children, tree.children) { compare(node, tree) }
    }
    compare(document.root, tree)
  }

  @Test(arguments: RandomWalks.seeds(3, of: 200))
  func `Every prefix of a feed is an error with a line`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let tree = RandomFeed.random(3, &numbers)
    for text in [tree.xml(&numbers), tree.json] where text.hasPrefix("<") || text.hasPrefix("{") {
      let bytes = Array(text.utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      for count in 0..<bytes.count {
        let error = #expect(throws: FeedError.self) {
          try reader.read(Array(bytes[..<count]))
        }
        #expect((1...lines).contains(error?.line ?? 0))
      }
      _ = try reader.read(bytes)
    }
  }
}
