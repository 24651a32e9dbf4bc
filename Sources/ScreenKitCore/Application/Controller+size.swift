extension Controller {
  /// The size of the screen's view, in the units of the surface.
  ///
  /// From creation to the first layout it is the size of the screen around it, or of the surface.
  /// It is zero before creation, and where the surface does not know sizes. See
  /// ``sizeDidChange()``.
  public final var viewSize: SurfaceSize {
    knownSize ?? parent?.viewSize ?? application?.surface.size ?? SurfaceSize(width: 0, height: 0)
  }

  /// The size after the last layout in which the screen was in front; `nil` before the first.
  fileprivate final var knownSize: SurfaceSize? {
    get { record == nil ? application?.lifecycle.rootSize : record?.size }
    set {
      if let record { record.size = newValue } else { application?.lifecycle.rootSize = newValue }
    }
  }
}

extension Application {
  /// The number of turns in a row in which screens may react to a new size by another one.
  private static let sizeRounds = 3

  /// Notifies the screens in front that the frame just shown gave them another size.
  ///
  /// If a screen reacts, another turn shows its changes and handles its other requests, such as to
  /// quit.
  func updateSizes() {
    guard window.checks.needsSizes else { return }
    guard lifecycle.sizeRounds < Application.sizeRounds else { return lifecycle.sizeRounds = 0 }
    window.checks.needsSizes = false
    loop.isAsked = false
    var next: Controller? = root
    var isResized = false
    while let screen = next {
      next = screen.front
      guard let view = screen.view, let size = surface.bounds(of: view)?.size,
        size != screen.knownSize
      else { continue }
      screen.knownSize = size
      guard screen.isMade else { continue }
      isResized = true
      attempt { try screen.sizeDidChange() }
    }
    lifecycle.sizeRounds = isResized ? lifecycle.sizeRounds + 1 : 0
    if isResized { endSizeRound() }
  }

  /// Lets another turn follow if a screen asked for one, and saves what the screens changed.
  private func endSizeRound() {
    if loop.isAsked || outcome != nil { return loop.turn(CollectionOfOne(.action {}), by: self) }
    if ports.stateKeeper != nil { saver.endTurn(of: self) }
  }
}
