internal import ScreenKitCore

/// The painters of all looks by the classes of their views, with the painters of an app.
///
/// A host creates one table for all sessions.
@MainActor
public final class WebPainterTable {
  /// A painter for a class that is known only at run time.
  struct Entry {
    let painted: View.Type
    let keepsRemovedChildren, movesByItself: Bool
    let inherits: (View.Type) -> Bool
    let kind: @MainActor (View) -> Int
    let fill: @MainActor (View, inout SlotWriter) -> Void
    let children: @MainActor (View) -> [View]
  }

  /// The templates of all painters; the index is the number of the kind.
  private(set) var templates: [WebTemplate] = []
  /// The templates in the format of the client.
  private(set) lazy var sheet = {
    isInUse = true
    return TemplateSheet.json(templates)
  }()
  /// Whether a page already has the templates.
  private var isInUse = false
  private var registered: [Entry] = []
  private var found: [ObjectIdentifier: Entry] = [:]

  /// Creates a table; a later painter for a class replaces an earlier one for the same class.
  init(_ painters: [any WebPainter]) {
    for painter in painters { register(painter) }
  }

  /// Adds a painter, which replaces an earlier one for the same class.
  ///
  /// All painters must be added before the first session with this table creates its page.
  public func register<P: WebPainter>(_ painter: P) {
    precondition(!isInUse, "WebPainterTable: a page already uses the painters (SK701)")
    found = [:]
    let first = templates.count
    templates += painter.templates
    registered.removeAll { $0.painted == P.Painted.self }
    registered.append(
      Entry(
        painted: P.Painted.self, keepsRemovedChildren: painter.keepsRemovedChildren,
        movesByItself: painter.movesByItself,
        inherits: { $0 is P.Painted.Type },
        kind: { view in (view as? P.Painted).map { first + painter.template(for: $0) } ?? first },
        fill: { view, slots in if let view = view as? P.Painted { painter.fill(view, &slots) } },
        children: { view in (view as? P.Painted).map(painter.children) ?? view.children }))
  }

  /// Returns the painter for the class of `view`, or for its nearest superclass that has one.
  func entry(for view: View) -> Entry {
    let kind = type(of: view)
    if let entry = found[ObjectIdentifier(kind)] { return entry }
    var nearest: Entry?
    for entry in registered where entry.inherits(kind) {
      // Of two matching painters, the one for the more derived class is nearer.
      if nearest?.inherits(entry.painted) ?? true { nearest = entry }
    }
    guard let nearest else { preconditionFailure("WebPainterTable: no painter for View (SK900)") }
    found[ObjectIdentifier(kind)] = nearest
    return nearest
  }
}
