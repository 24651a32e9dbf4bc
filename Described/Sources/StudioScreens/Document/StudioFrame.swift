internal import ScreenKitRmad

/// The rectangle of a component within its parent, in points.
public struct StudioFrame: Hashable, Sendable {
  /// The distances from the left and the top edge, and the size, in points.
  public var x, y, width, height: Int

  /// Creates a frame.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The maximum distance from an edge, and the maximum length, in points.
  private static let limit = 100_000

  /// Returns the frame moved by distances in points, within the limits of descriptions.
  public func moved(x dx: Int, y dy: Int) -> StudioFrame {
    var frame = self
    frame.x = StudioFrame.sum(x, dx, in: -StudioFrame.limit...StudioFrame.limit)
    frame.y = StudioFrame.sum(y, dy, in: -StudioFrame.limit...StudioFrame.limit)
    return frame
  }

  /// Returns the frame with its right and lower edges moved; no side becomes negative.
  public func resized(width dw: Int, height dh: Int) -> StudioFrame {
    var frame = self
    frame.width = StudioFrame.sum(width, dw, in: 0...StudioFrame.limit)
    frame.height = StudioFrame.sum(height, dh, in: 0...StudioFrame.limit)
    return frame
  }

  private static func sum(_ one: Int, _ other: Int, in range: ClosedRange<Int>) -> Int {
    let (sum, overflow) = one.addingReportingOverflow(other)
    let unlimited = overflow ? (other < 0 ? Int.min : Int.max) : sum
    return min(max(unlimited, range.lowerBound), range.upperBound)
  }
}

extension StudioDocument {
  /// Returns the frame of the component at `path`; `nil` for objects without one.
  public func frame(at path: NodePath) -> StudioFrame? {
    guard componentType(at: path)?.hasFrame == true, let value = self[path],
      case .component? = path.parent?.steps.last
    else { return nil }
    return StudioFrame(
      x: value["x"]?.whole ?? 0, y: value["y"]?.whole ?? 0, width: value["width"]?.whole ?? 0,
      height: value["height"]?.whole ?? 0)
  }

  /// Returns the document with `frame` for the component at `path`.
  public func settingFrame(_ frame: StudioFrame, at path: NodePath) -> StudioDocument {
    let old = self.frame(at: path)
    guard old != nil, old != frame else { return self }
    var new = self
    new.change(path) { value in
      let sides = [
        ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height),
      ]
      for (name, side) in sides where value[name]?.whole != side {
        value[name] = .number(Double(side))
      }
    }
    return new
  }
}
