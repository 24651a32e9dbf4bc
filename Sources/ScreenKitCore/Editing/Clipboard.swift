/// The port to where text is kept between cutting or copying and pasting.
@MainActor
public protocol Clipboard: AnyObject {
  /// Keeps `text` in the place of what was kept before.
  func copy(_ text: String)

  /// Asks for what is kept: the text if it is at hand, or `nil` where it comes as a paste event.
  func requestPaste() -> String?
}

extension Clipboard {
  /// Nothing is at hand.
  public func requestPaste() -> String? { nil }
}

/// Keeps the text of one application within it.
@MainActor
public final class MemoryClipboard: Clipboard {
  /// What is kept; `nil` before anything was.
  public private(set) var text: String?

  /// Makes an empty clipboard.
  public init() {}

  /// Keeps `text`.
  public func copy(_ text: String) { self.text = text }

  /// Gives what is kept.
  public func requestPaste() -> String? { text }
}
