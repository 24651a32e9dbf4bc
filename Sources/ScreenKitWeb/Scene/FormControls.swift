internal import ScreenKitCore

/// The controls of a page without script, in the order of the page.
///
/// The page contains them in a hidden field. A form thus identifies its check boxes, and a restored
/// session can match its own controls with the earlier ones.
struct FormControls: Hashable, Sendable {
  /// The name of the hidden field.
  static let fieldName = "controls"
  /// The maximum number of controls for a page with this list.
  private static let most = 2_000

  /// The epoch of the session that created the page.
  let epoch: Int
  /// A hash of the kinds and names of all controls.
  let shape: UInt64
  /// The numbers of their nodes.
  let numbers: [Int]

  /// Collects the controls of a tree.
  @MainActor
  init(of root: WebNode?, epoch: Int) {
    var (numbers, hash) = ([Int](), Self.start)
    var rest = root.map { [$0] } ?? []
    while let node = rest.popLast() {
      rest += node.children.reversed()
      guard let view = node.view, Self.isControl(view), numbers.count < Self.most else { continue }
      numbers.append(node.number)
      for byte in "\(type(of: view)) \(view.accessibleText)\n".utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    (self.epoch, self.numbers, shape) = (epoch, numbers, hash)
  }

  /// Reads the value of the hidden field; `nil` if it is malformed.
  init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard text.utf8.count <= 40_000, parts.count == 3, let epoch = Int(parts[0]),
      let shape = UInt64(parts[1], radix: 36)
    else { return nil }
    (self.epoch, self.shape) = (epoch, shape)
    let texts = parts[2].split(separator: ",")
    numbers = texts.compactMap { Int($0) }
    if numbers.count != texts.count || numbers.count > Self.most { return nil }
  }

  /// The value of the hidden field.
  var text: String {
    "\(epoch) \(String(shape, radix: 36)) \(numbers.map(String.init).joined(separator: ","))"
  }

  /// Returns the session's numbers by the numbers of an earlier page; empty if it does not match.
  ///
  /// The numbers of one session are never reused. The numbers of another session are matched by
  /// position if all controls are the same.
  func numbers(from page: FormControls) -> [Int: Int] {
    if page.epoch == epoch {
      return Dictionary(page.numbers.map { ($0, $0) }) { first, _ in first }
    }
    guard page.shape == shape, page.numbers.count == numbers.count else { return [:] }
    return Dictionary(zip(page.numbers, numbers)) { first, _ in first }
  }

  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  @MainActor
  private static func isControl(_ view: View) -> Bool {
    view is Control || view is RowCell || view is ListNote || view is TableHeader
      || view is DocumentView || view is Panel || view is Popup || view is ChoiceItem
      || view is TabItem
  }
}
