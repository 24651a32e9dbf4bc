import ScreenKitCore

/// A view that writes down what it is asked to handle, and takes it or not.
final class EchoView: View {
  let name: String
  let log: Log<String>
  var takes = false
  /// The last input that reached it.
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

  /// What the pointer did last, as this view saw it.
  var pointer: PointerInput? {
    if case .pointer(let pointer) = input { pointer } else { nil }
  }
}
