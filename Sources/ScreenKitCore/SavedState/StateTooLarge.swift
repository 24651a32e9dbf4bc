/// An error for a part of a screen's state that exceeds the limit and was left out.
public struct StateTooLarge: Error, Hashable, Sendable {
  /// The class of the screen.
  public let screen: String
  /// The title of the screen.
  public let title: String
  /// The number of the screen's entry in its navigator; `nil` for the root.
  public let place: Int?
  /// The identity of the view whose state was left out; `nil` for the state of the screen itself.
  public let view: String?
  /// The approximate size of the omitted state in bytes.
  public let size: Int
  /// The maximum number of bytes that a screen may save.
  public let limit: Int
}

extension StateTooLarge: CustomStringConvertible {
  /// The message for developers.
  public var description: String {
    text(in: Strings())
  }
}

extension StateTooLarge: TranslatedError {
  /// Returns the message in the language of `strings`, with the names used in code.
  public func text(in strings: Strings) -> String {
    let entry = place.map { " #\($0)" } ?? ""
    let part = view.map { ", \($0)" } ?? ""
    return strings.errors.saving.partTooLarge("\(screen)\(entry)\(part)", size, limit)
  }
}

/// An error for an omitted value whose lists and states are nested too deeply.
public struct StateTooDeep: TranslatedError, Hashable, Sendable, CustomStringConvertible {
  /// Creates the error; called by code that saves values.
  public init() {}

  /// The message for developers.
  public var description: String { text(in: Strings()) }

  /// Returns the message in the language of `strings`.
  public func text(in strings: Strings) -> String {
    strings.errors.saving.tooDeep(SavedState.Value.maximumDepth)
  }
}

extension ScreenState {
  /// A part of a screen's state that can be left out.
  enum Part: Hashable {
    case own
    case view(String)
  }

  /// The existing parts with the approximate size of each in bytes.
  var sizes: [(part: Part, size: Int)] {
    let ofViews = views.map { (Part.view($0.key), $0.key.utf8.count + $0.value.size) }
    return ofViews + (own.map { [(.own, $0.size)] } ?? [])
  }

  /// Removes `part`.
  mutating func remove(_ part: Part) {
    switch part {
    case .own: own = nil
    case .view(let name): views[name] = nil
    }
  }

  /// Removes the parts that are nested too deeply, and returns them.
  mutating func removeTooDeep() -> [Part] {
    var parts = views.filter { !$0.value.fits(SavedState.Value.maximumDepth) }.map {
      Part.view($0.key)
    }
    if let own, !SavedState.Value.state(own).fits(SavedState.Value.maximumDepth) {
      parts.append(.own)
    }
    for part in parts { remove(part) }
    return parts
  }
}

extension SavedState {
  fileprivate var size: Int { members.reduce(0) { $0 + $1.key.utf8.count + $1.value.size } }
}

extension SavedState.Value {
  /// The approximate number of bytes of the value.
  fileprivate var size: Int {
    switch self {
    case .null, .bool: 1
    case .int, .double: 8
    case .string(let text): text.utf8.count
    case .list(let values): values.reduce(0) { $0 + $1.size }
    case .state(let state): state.size
    }
  }

  /// Whether more than ``maximumDepth`` lists and states are nested in each other.
  public var isTooDeep: Bool { !fits(SavedState.Value.maximumDepth) }

  /// Returns whether at most `levels` lists and states are nested in each other.
  func fits(_ levels: Int) -> Bool {
    switch self {
    case .null, .bool, .int, .double, .string: true
    case .list(let values): levels > 0 && values.allSatisfy { $0.fits(levels - 1) }
    case .state(let state): levels > 0 && state.members.values.allSatisfy { $0.fits(levels - 1) }
    }
  }
}

extension StateTooLarge: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK803)" }
}

extension StateTooDeep: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK804)" }
}
