internal import ScreenKitCore

extension WebScene {
  /// Sets the space around a frame; returns whether it has changed.
  func setSpace(_ size: SurfaceSize, around frame: WebNode) -> Bool {
    guard frame.client.space != size else { return false }
    frame.client.space = size
    measuredFrames.removeAll { nodes[$0] == nil || $0 == frame.number }
    measuredFrames.append(frame.number)
    return true
  }

  /// Returns the space around the outermost frame in a screen's view; `nil` if there is none.
  ///
  /// A frame in a nested screen does not count.
  func space(in view: View) -> SurfaceSize? {
    for number in measuredFrames {
      guard let node = node(number), let size = node.client.space else { continue }
      var next = node.view
      while let inner = next, !(inner is NavigationFrame) {
        if inner === view { return size }
        next = inner.parent
      }
    }
    return nil
  }
}
