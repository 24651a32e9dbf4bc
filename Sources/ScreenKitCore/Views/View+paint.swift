/// The properties that few views have, in an object of their own, so that the others need no space
/// for them.
@MainActor
@usableFromInline
final class ViewExtras {
  @usableFromInline var paint: ViewPaint?
  /// The number by which actions name the view; 0 until the first one does.
  var targetNumber: Int32 = 0
  var isOneStop = false
  var contextMenu: (@MainActor () -> [Command])?
  var tooltip: String?
}

extension View {
  /// The explicit colours, opacity and font of the view; `nil` for those of its ``style``.
  ///
  /// Prefer ``style``, which follows the look and the user's theme. See ``ViewPaint``.
  public final var paint: ViewPaint? {
    @inlinable get { storedExtras?.paint }
    set {
      guard newValue != paint else { return }
      viewExtras.paint = newValue
      changed(.appearance)
    }
  }

  /// Whether the view may have a ``paint``; a quick test without a reference.
  @inlinable package final var hasExtras: Bool { storedExtras != nil }

  /// Whether the Tab key treats the view's content as one stop.
  final var isOneStop: Bool {
    get { storedExtras?.isOneStop ?? false }
    set { if newValue != isOneStop { viewExtras.isOneStop = newValue } }
  }

  /// The number by which actions name the view; 0 until the first one does.
  final var targetNumber: Int32 {
    get { storedExtras?.targetNumber ?? 0 }
    set { if newValue != targetNumber { viewExtras.targetNumber = newValue } }
  }

  /// The properties that few views have; created on first use.
  final var viewExtras: ViewExtras {
    if let storedExtras { return storedExtras }
    let extras = ViewExtras()
    storedExtras = extras
    return extras
  }
}
