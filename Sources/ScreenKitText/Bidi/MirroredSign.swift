/// Signs that point or open to one side, in mirrored views.
extension Cluster {
  /// The mirror image of a corner, an arrow or a half block; any other cluster stays as it is.
  ///
  /// Brackets are unchanged here, because the rules for bidirectional text mirror them.
  var mirroredSign: Cluster {
    guard case .scalar(let value) = content, value >= 0x2190, value < 0x2600,
      let image = MirroredSign.images[value]
    else { return self }
    return Cluster(content: .scalar(image), width: width, hasUncertainWidth: hasUncertainWidth)
  }
}

private enum MirroredSign {
  /// The pairs of signs that are each other's mirror image.
  private static let pairs =
    "←→⇐⇒↖↗↙↘┌┐└┘├┤┏┓┗┛┣┫╔╗╚╝╠╣╭╮╰╯▏▕▌▐◀▶◂▸◁▷◃▹◄►▖▗▘▝▙▟▛▜"

  static let images: [UInt32: UInt32] = {
    var images: [UInt32: UInt32] = [:]
    var first: UInt32?
    for scalar in pairs.unicodeScalars {
      if let known = first {
        (images[known], images[scalar.value]) = (scalar.value, known)
        first = nil
      } else {
        first = scalar.value
      }
    }
    return images
  }()
}

extension StringProtocol {
  /// Whether the text runs from right to left in a mirrored view: it has a right-to-left character,
  /// or no letter at all.
  var runsLeftInMirroredView: Bool {
    var hasLetter = false
    for scalar in unicodeScalars {
      switch BidiClass(of: scalar) {
      case .rightToLeft, .arabicLetter: return true
      case .leftToRight: hasLetter = true
      default: break
      }
    }
    return !hasLetter
  }
}
