/// Reports that a part of a screen's state was left out, since the screen has too much to save.
public struct StateTooLarge: Error, Hashable, Sendable {
  /// The class of the screen.
  public let screen: String
  /// The title of the screen.
  public let title: String
  /// The number of the screen's entry in the navigator around it; `nil` for the root.
  public let place: Int?
  /// The id of the view whose state was left out; `nil` for what the screen itself saves.
  public let view: String?
  /// The approximate size of the state that was left out, in bytes.
  public let size: Int
  /// The number of bytes that a screen may save.
  public let limit: Int
}

extension StateTooLarge: CustomStringConvertible {
  /// A sentence for developers.
  public var description: String {
    let entry = place.map { " of entry #\($0)" } ?? ""
    let part = view.map { ", view \($0)" } ?? ""
    return "\(screen)\(entry)\(part): \(size) bytes are too much to save, the limit is \(limit)"
  }
}

/// Reports that a value was left out, since its lists and states are nested too deeply.
public struct StateTooDeep: Error, Hashable, Sendable, CustomStringConvertible {
  /// Makes the error; called by what saves a value.
  public init() {}

  /// A sentence for developers.
  public var description: String {
    "more than \(SavedState.Value.maximumDepth) nested levels cannot be saved"
  }
}

extension ScreenState {
  /// A part of a screen's state that can be left out.
  enum Part: Hashable {
    case own
    case view(String)
  }

  /// The parts that are there, and the approximate size of each in bytes.
  var sizes: [(part: Part, size: Int)] {
    let ofViews = views.map { (Part.view($0.key), $0.key.utf8.count + $0.value.size) }
    return ofViews + (own.map { [(.own, $0.size)] } ?? [])
  }

  /// Leaves out `part`.
  mutating func remove(_ part: Part) {
    switch part {
    case .own: own = nil
    case .view(let name): views[name] = nil
    }
  }

  /// Leaves out the parts that are nested too deeply, and returns them.
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

  /// Whether no more than `levels` lists and states are nested in each other.
  package func fits(_ levels: Int) -> Bool {
    switch self {
    case .null, .bool, .int, .double, .string: true
    case .list(let values): levels > 0 && values.allSatisfy { $0.fits(levels - 1) }
    case .state(let state): levels > 0 && state.members.values.allSatisfy { $0.fits(levels - 1) }
    }
  }
}
