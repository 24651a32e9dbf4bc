extension View {
  /// The layout direction of the view: its own, or else that of its nearest ancestor with a
  /// direction.
  final var effectiveLayoutDirection: LayoutDirection {
    var view = self
    while true {
      if let direction = view.layoutDirection { return direction }
      guard let parent = view.parent else { return .leftToRight }
      view = parent
    }
  }

  /// Whether the view is shown as a mirror image, so that its input is mirrored too.
  final var isMirrored: Bool {
    effectiveLayoutDirection == .rightToLeft && mirrorsContent
  }

  /// The padding on the side that is the origin of input locations in the view.
  final var inputInset: Int {
    let isOnRight = effectiveLayoutDirection == .rightToLeft && !mirrorsContent
    return isOnRight ? layout.padding.end : layout.padding.start
  }
}

extension ViewInput {
  /// The input with exchanged keys for left and right.
  var mirrored: ViewInput {
    guard case .key(var press) = self else { return self }
    switch press.key {
    case .left: press.key = .right
    case .right: press.key = .left
    default: return self
    }
    return .key(press)
  }

  /// Whether the input is a key for left or right.
  var isSideways: Bool {
    guard case .key(let press) = self else { return false }
    return press.key == .left || press.key == .right
  }
}
