import ScreenKitCore

/// A table of painters, found by a view's class or by its nearest superclass that has one.
///
/// The table has a few dozen entries, and each node looks up its painter once. A list is as fast as
/// a dictionary here, and avoids the protocol conformance lookup for hashing at start-up.
@MainActor
struct PainterTable {
  private struct Entry {
    let kind: View.Type
    let painter: AnyPainter
  }

  private var registered: [Entry] = []
  /// The painters found for classes without a painter of their own.
  private var inherited: [Entry] = []
  /// The last entry found, since views of the same class often follow each other.
  private var last: Entry?

  mutating func register<P: ViewPainter>(_ painter: P) {
    add(Entry(kind: P.Painted.self, painter: AnyPainter(painter)))
  }

  mutating func register<P: LayoutReporting>(_ painter: P) {
    add(Entry(kind: P.Painted.self, painter: AnyPainter(reporting: painter)))
  }

  private mutating func add(_ entry: Entry) {
    inherited = []
    last = nil
    for index in registered.indices where registered[index].kind == entry.kind {
      registered[index] = entry
      return
    }
    registered.append(entry)
  }

  /// Adds the painters of `other`, which replace those for the same classes.
  mutating func merge(_ other: PainterTable) {
    for entry in other.registered { add(entry) }
  }

  /// Returns the painter of the class `kind` itself, or the one found for it before.
  mutating func painter(of kind: View.Type) -> AnyPainter? {
    if let last, last.kind == kind { return last.painter }
    guard let painter = exact(kind, in: registered) ?? exact(kind, in: inherited) else {
      return nil
    }
    last = Entry(kind: kind, painter: painter)
    return painter
  }

  /// Registers the painter of `base` for views of class `kind`; returns `nil` if `base` has none.
  mutating func inherit(_ kind: View.Type, from base: View.Type) -> AnyPainter? {
    guard let painter = painter(of: base) else { return nil }
    inherited.append(Entry(kind: kind, painter: painter))
    return painter
  }

  /// Returns the painter of the nearest superclass of `kind` that has one.
  mutating func findPainter(of kind: View.Type) -> AnyPainter {
    guard let painter = nearest(to: kind) else {
      preconditionFailure("PainterTable: the look has no painter for View (SK900)")
    }
    inherited.append(Entry(kind: kind, painter: painter))
    return painter
  }

  private func exact(_ kind: View.Type, in entries: [Entry]) -> AnyPainter? {
    for entry in entries where entry.kind == kind { return entry.painter }
    return nil
  }

  /// Returns the painter of the most derived registered class that `kind` inherits from.
  private func nearest(to kind: View.Type) -> AnyPainter? {
    var nearest: Entry?
    for entry in registered where entry.painter.paints(kind) {
      if let best = nearest, !best.painter.paints(entry.kind) { continue }
      nearest = entry
    }
    return nearest?.painter
  }
}
