internal import ScreenKitCore

/// The layer in front of a preview: it selects, moves and resizes components by the pointer.
///
/// The views of the preview receive no pointer events. The ``FrameHandle`` handles the keys.
final class PreviewCover: Overlay {
  /// A move or a resize by the pointer.
  private struct Drag {
    let start: SurfacePoint
    let frame: StudioFrame
    let isResize: Bool
  }

  /// The handler of a press, with the ids of the components at its position, the frontmost first.
  var onPress: ([Int]) throws -> Void = { _ in }
  /// The handler of a drag, with the new frame of the selected component.
  var onFrame: (StudioFrame) throws -> Void = { _ in }
  /// The handler of the end of a drag.
  var onRelease: () throws -> Void = {}
  /// The frame of the selected component in points; `nil` if it has none.
  var frame: StudioFrame?
  /// The positions of the components.
  var geometry = PreviewGeometry()
  private(set) var selected: SurfaceRect?
  private let handle: View
  private let marks = Frame {}
  private var drag: Drag?
  private var corner: SurfacePoint?
  /// The width of the page in units.
  private let width: Int

  init(_ handle: View, width: Int) {
    (self.handle, self.width) = (handle, width)
    super.init()
    add(marks)
  }

  override var focusTarget: View { handle }

  /// Marks the corners of `rect`; the lower right mark shows whether the component can be resized.
  func mark(_ rect: SurfaceRect?, canResize: Bool) {
    guard rect != selected || marks.children.isEmpty == (rect != nil) else { return }
    (selected, corner) = (rect, nil)
    guard let rect, rect.size.width > 0, rect.size.height > 0 else { return marks.setChildren([]) }
    // The marks are beside the component, which stays readable, except at the edge of the page.
    let left = max(0, rect.origin.x - 1)
    let right = min(width - 1, rect.origin.x + rect.size.width)
    let (top, bottom) = (rect.origin.y, rect.origin.y + rect.size.height - 1)
    corner = SurfacePoint(x: right, y: bottom)
    var signs = [(left, top, "┌"), (right, top, "┐"), (left, bottom, "└")]
    if top == bottom { signs = [(left, top, "[")] }
    signs.append((right, bottom, canResize ? "◢" : "┘"))
    marks.setChildren([])
    for (x, y, sign) in signs {
      let label = Label(sign)
      label.style.tint = .accent
      label.style.emphasis = .strong
      marks.add(label, in: SurfaceRect(x: x, y: y, width: 1, height: 1))
    }
  }

  override func handle(_ input: ViewInput) throws -> Bool {
    guard case .pointer(let pointer) = input else { return false }
    switch pointer.action {
    case .down(.left): try press(at: pointer.location)
    case .drag(.left): try follow(pointer.location)
    case .up(.left):
      drag = nil
      try onRelease()
    default: return false
    }
    return true
  }

  private func press(at point: SurfacePoint) throws {
    drag = nil
    if selected != nil, let frame, point == corner {
      drag = Drag(start: point, frame: frame, isResize: true)
      return
    }
    try onPress(geometry.components(at: point))
    // The press has selected the component, so `frame` is the frame of this component.
    if let frame { drag = Drag(start: point, frame: frame, isResize: false) }
  }

  private func follow(_ point: SurfacePoint) throws {
    guard let drag else { return }
    let x = (point.x - drag.start.x) * PreviewGeometry.unit.width
    let y = (point.y - drag.start.y) * PreviewGeometry.unit.height
    try onFrame(
      drag.isResize ? drag.frame.resized(width: x, height: y) : drag.frame.moved(x: x, y: y))
  }
}
