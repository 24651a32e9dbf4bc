/// The storage of text between cutting or copying and pasting.
@MainActor
public protocol Clipboard: AnyObject {
  /// Replaces the stored text by `text`.
  func copy(_ text: String)

  /// Returns the stored text if it is available at once.
  ///
  /// Returns `nil` without a text, or if the backend delivers the text later as a paste event.
  func requestPaste() -> String?
}

extension Clipboard {
  /// Returns `nil`.
  public func requestPaste() -> String? { nil }
}

/// A clipboard that keeps text within one application.
@MainActor
public final class MemoryClipboard: Clipboard {
  /// The stored text; `nil` before the first copy.
  public private(set) var text: String?

  /// Creates an empty clipboard.
  public init() {}

  /// Stores `text`.
  public func copy(_ text: String) { self.text = text }

  /// Returns the stored text.
  public func requestPaste() -> String? { text }
}
