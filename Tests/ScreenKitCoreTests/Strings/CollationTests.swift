import ScreenKitTestSupport
import Testing

@testable import ScreenKitCore

@Suite("The order of texts for people")
struct CollationTests {
  /// The alphabetical order of each language, as in Unicode's CLDR.
  private nonisolated static let orders: [(String, String)] = [
    ("en", "_ - . 1 2 10 a á ä b c č d e é l ł n ñ o ö ø s ß t u ü z"),
    ("de", "a ä aa ae b o ö oe s ß st u ü z"),
    ("da", "a b c d e v w x y ü z æ ä ø ö å aa"),
    ("nb", "a b y z æ ø å"),
    ("sv", "a b o u v w y ü z å ä æ ö ø"),
    ("fi", "a z å ä ö"),
    ("cs", "c cz č d h hz ch i r rz ř s sz š z ž"),
    ("sk", "a az ä b c č h hz ch i o oz ô p s š z ž"),
    ("pl", "a az ą b c cz ć l lz ł m o oz ó z zz ź ż"),
    ("hu", "c cr cs d dr dz dzs e g gz gy o oz ö ő u uz ü ű z zr zs"),
    ("hr", "c cz č ć d dy dž đ l lz lj n nz nj s š z ž"),
    ("es", "n nz ñ o"),
    ("et", "s š z ž t u w õ ä ö ü x y"),
    ("lt", "c č i y j s š z ž"),
    ("lv", "c č g ģ k ķ l ļ n ņ s š z ž"),
    ("tr", "c ç g ğ h ı i j o ö s ş u ü"),
    ("is", "a á b d ð e é i í o ó u ú y ý z þ æ ö å"),
  ]

  @Test(arguments: orders)
  func `letters are in the order of the alphabet`(language: String, letters: String) {
    let order = Collation(language: language)
    let sorted = letters.split(separator: " ").map(String.init)
    for seed in 0..<5 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let shuffled = sorted.shuffled(using: &generator)
      #expect(shuffled.sorted { order.key(of: $0) < order.key(of: $1) } == sorted)
    }
  }

  @Test func `letters come before accents, and accents before cases`() {
    let order = Collation(language: "en")
    let sorted = ["cote", "Cote", "coté", "côte", "Côte", "côté", "coteb", "Дом", "дома", "北京"]
    #expect(sorted.reversed().sorted { order.key(of: $0) < order.key(of: $1) } == sorted)
  }

  @Test func `equivalent texts have equal keys`() {
    for language in ["en", "sv", "pl"] {
      let order = Collation(language: language)
      for (first, second) in [("\u{E9}", "e\u{301}"), ("\u{E5}", "a\u{30A}"), ("ś", "s\u{301}")] {
        #expect(order.key(of: first) == order.key(of: second))
      }
    }
  }

  @Test func `numbers are in the order of their values`() {
    let order = Collation(language: "en")
    let sorted = ["a 9", "a 10", "a 99999999999999999999", "a 100000000000000000000", "a b"]
    #expect(sorted.reversed().sorted { order.key(of: $0) < order.key(of: $1) } == sorted)
  }
}
