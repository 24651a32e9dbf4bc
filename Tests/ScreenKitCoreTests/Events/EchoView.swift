import ScreenKitCore

/// A view that records its events, and handles them if a test requests it.
final class EchoView: View {
  let name: String
  let log: Log<String>
  var takes = false
  /// The last input that reached the view.
  private(set) var input: ViewInput?
  var isFocusable: Bool

  init(_ name: String, _ log: Log<String>, focusable: Bool = false) {
    self.name = name
    self.log = log
    isFocusable = focusable
  }

  override var acceptsFocus: Bool { isFocusable }

  override func handle(_ input: ViewInput) -> Bool {
    log.write(name)
    self.input = input
    return takes
  }

  /// The last pointer event that reached the view.
  var pointer: PointerInput? {
    if case .pointer(let pointer) = input { pointer } else { nil }
  }
}
