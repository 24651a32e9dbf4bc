/// The rarely used properties of a view, in a separate object to save space in other views.
@MainActor
@usableFromInline
final class ViewExtras {
  @usableFromInline var paint: ViewPaint?
  /// The number of the view in action targets; 0 before the first target.
  var targetNumber: Int32 = 0
  var isOneStop = false
  var contextMenu: (@MainActor () -> [Command])?
  var tooltip: String?
  /// The closures that show texts in another language, by the property that each sets.
  var localizations: [AnyKeyPath: @MainActor (Strings) -> Void] = [:]
  /// The texts of which the view has stored some; `nil` for a view without such texts.
  var strings: Strings?
}

extension View {
  /// The explicit colours, opacity and font of the view; `nil` for the defaults of its ``style``.
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

  /// Whether the view may have a ``paint``; a fast test that retains nothing.
  @inlinable package final var hasExtras: Bool { storedExtras != nil }

  /// Whether the view's content is a single stop for the Tab key.
  final var isOneStop: Bool {
    get { storedExtras?.isOneStop ?? false }
    set { if newValue != isOneStop { viewExtras.isOneStop = newValue } }
  }

  /// The number of the view in action targets; 0 before the first target.
  final var targetNumber: Int32 {
    get { storedExtras?.targetNumber ?? 0 }
    set { if newValue != targetNumber { viewExtras.targetNumber = newValue } }
  }

  /// Follows the pointer for a tooltip, and the language of the app that now shows the view.
  final func backingDidChange() {
    watchTooltip()
    localizeIfNeeded()
  }

  /// The rarely used properties, created on first use.
  final var viewExtras: ViewExtras {
    if let storedExtras { return storedExtras }
    let extras = ViewExtras()
    storedExtras = extras
    return extras
  }
}
