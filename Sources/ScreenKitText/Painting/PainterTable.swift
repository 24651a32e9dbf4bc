import ScreenKitCore

/// Finds the painter for a view by its class, or by the nearest superclass that has one.
///
/// There are some dozens, and each node of a scene looks for its own once: a list is as fast as a
/// table of hashes, and does not make the process search for what hashes its keys as it starts.
@MainActor
struct PainterTable {
  private struct Entry {
    let kind: View.Type
    let painter: AnyPainter
  }

  private var registered: [Entry] = []
  /// What was found for classes without a painter of their own.
  private var inherited: [Entry] = []
  /// What was found last, since views of a kind come together.
  private var last: Entry?

  mutating func register<P: ViewPainter>(_ painter: P) {
    add(Entry(kind: P.Painted.self, painter: AnyPainter(painter)))
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

  /// Has the painters of `other` count where both tables have one.
  mutating func take(_ other: PainterTable) {
    for entry in other.registered { add(entry) }
  }

  /// The painter of the class `kind` itself, or what was found for it before.
  mutating func painter(of kind: View.Type) -> AnyPainter? {
    if let last, last.kind == kind { return last.painter }
    guard let painter = exact(kind, in: registered) ?? exact(kind, in: inherited) else {
      return nil
    }
    last = Entry(kind: kind, painter: painter)
    return painter
  }

  /// Has views of the class `kind` drawn as those of `base`, which has a painter.
  mutating func inherit(_ kind: View.Type, from base: View.Type) -> AnyPainter? {
    guard let painter = painter(of: base) else { return nil }
    inherited.append(Entry(kind: kind, painter: painter))
    return painter
  }

  /// Finds the painter of the nearest class around `kind` that has one.
  mutating func findPainter(of kind: View.Type) -> AnyPainter {
    guard let painter = nearest(to: kind) else {
      preconditionFailure("PainterTable: the look has no painter for View")
    }
    inherited.append(Entry(kind: kind, painter: painter))
    return painter
  }

  private func exact(_ kind: View.Type, in entries: [Entry]) -> AnyPainter? {
    for entry in entries where entry.kind == kind { return entry.painter }
    return nil
  }

  /// The classes that a class is of are all of each other, so that one is the last of them.
  private func nearest(to kind: View.Type) -> AnyPainter? {
    var nearest: Entry?
    for entry in registered where entry.painter.paints(kind) {
      if let best = nearest, !best.painter.paints(entry.kind) { continue }
      nearest = entry
    }
    return nearest?.painter
  }
}
