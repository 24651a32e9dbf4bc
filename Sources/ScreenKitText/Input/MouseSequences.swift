import ScreenKitCore

extension ControlSequence {
  /// The event of `CSI < buttons ; column ; row M`, or `m` for a release (mode 1006).
  var pointerEvent: PointerEvent? {
    guard final == 0x4D || final == 0x6D, parameters.count == 3, parameters.groupCount == 3,
      let action = pointerAction(parameters[0], isRelease: final == 0x6D)
    else { return nil }
    // Some terminals report a drag beyond the edge as 0; it counts as the edge.
    let location = SurfacePoint.fromOne(x: parameters[1], y: parameters[2])
    return PointerEvent(action, at: location, modifiers: pointerModifiers(parameters[0]))
  }

  private func pointerAction(_ buttons: Int, isRelease: Bool) -> PointerEvent.Action? {
    let isMotion = buttons & 32 != 0
    switch (buttons & 3, buttons & ~0x3F) {
    case (3, 0): return isMotion ? .move : nil
    case (let wheel, 64): return isMotion || isRelease ? nil : scroll(wheel)
    case (let low, 0), (let low, 128):
      let button = button(low, isFurther: buttons & 128 != 0)
      if isMotion { return .drag(button) }
      return isRelease ? .up(button) : .down(button)
    default: return nil
    }
  }

  private func scroll(_ wheel: Int) -> PointerEvent.Action {
    switch wheel {
    case 0: .scroll(x: 0, y: -1)
    case 1: .scroll(x: 0, y: 1)
    case 2: .scroll(x: -1, y: 0)
    default: .scroll(x: 1, y: 0)
    }
  }

  private func button(_ low: Int, isFurther: Bool) -> PointerEvent.Button {
    switch low {
    case _ where isFurther: .other(low + 1)
    case 0: .left
    case 1: .middle
    default: .right
    }
  }

  private func pointerModifiers(_ buttons: Int) -> KeyModifiers {
    var modifiers = KeyModifiers()
    if buttons & 4 != 0 { modifiers.insert(.shift) }
    if buttons & 8 != 0 { modifiers.insert(.alt) }
    if buttons & 16 != 0 { modifiers.insert(.control) }
    return modifiers
  }
}
