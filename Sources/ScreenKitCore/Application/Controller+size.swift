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
  /// The number of times that screens may react to a new size by another one, in one turn.
  private static let sizeRounds = 3

  /// Notifies the screens in front that the frame just shown gave another size, and shows what
  /// they change.
  func updateSizes() {
    for _ in 0..<Application.sizeRounds where window.needsSizeCheck {
      window.needsSizeCheck = false
      var isResized = false
      var next: Controller? = root
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
      guard isResized, outcome == nil, state.isInForeground else { return }
      surface.show()
    }
  }
}
