extension Controller {
  /// The size of the screen's view, in the units of the surface.
  ///
  /// From creation to the first layout it is the size of the screen around it, or of the surface.
  /// It is zero before creation, and on surfaces without sizes. See ``sizeDidChange()``.
  public final var viewSize: SurfaceSize {
    application?.knownSize(of: self) ?? parent?.viewSize ?? application?.surface.size
      ?? SurfaceSize(width: 0, height: 0)
  }
}

extension Application {
  /// The maximum number of consecutive turns in which a new size notifies screens.
  private static let sizeRounds = 3

  /// Notifies the screens in front whose size the last frame changed.
  ///
  /// If a screen reacts, another turn shows its changes and handles its other requests, such as to
  /// quit.
  func updateSizes() {
    guard lifecycle.sizeRounds < Application.sizeRounds else { return lifecycle.sizeRounds = 0 }
    window.checks.needsSizes = false
    loop.isAsked = false
    let surface = surface
    var next: Controller? = root
    var isResized = false
    while let screen = next {
      next = screen.front
      guard let view = screen.view, let size = surface.bounds(of: view)?.size,
        size != knownSize(of: screen)
      else { continue }
      setKnownSize(size, of: screen)
      guard screen.isMade else { continue }
      isResized = true
      attempt { try screen.sizeDidChange() }
    }
    lifecycle.sizeRounds = isResized ? lifecycle.sizeRounds + 1 : 0
    if isResized { endSizeRound() }
  }

  /// Returns the size of `screen` after the last layout in which it was in front; `nil` before the
  /// first.
  fileprivate func knownSize(of screen: Controller) -> SurfaceSize? {
    if let record = screen.record { return record.size }
    return lifecycle.rootSize
  }

  private func setKnownSize(_ size: SurfaceSize, of screen: Controller) {
    if let record = screen.record { record.size = size } else { lifecycle.rootSize = size }
  }

  /// Runs another turn if a screen requested one, and saves the changes of the screens otherwise.
  private func endSizeRound() {
    if loop.isAsked || outcome != nil { return loop.turn(CollectionOfOne(.action {}), by: self) }
    if ports.stateKeeper != nil { saver.endTurn(of: self) }
  }
}
