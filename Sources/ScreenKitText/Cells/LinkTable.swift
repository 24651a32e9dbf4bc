import ScreenKitCore

/// A hyperlink of a cell, as a number that a surface has assigned to its address.
public struct CellLink: Hashable, Sendable, BitwiseCopyable {
  /// The index in a ``LinkTable`` plus one, or 0 for no hyperlink.
  @usableFromInline let number: UInt16

  @inlinable
  init(number: UInt16) { self.number = number }

  /// No hyperlink.
  @inlinable public static var none: CellLink { CellLink(number: 0) }
}

/// The table of hyperlink addresses; a cell stores only a number.
@MainActor
final class LinkTable {
  private var links: [ExternalLink] = []
  private var numbers: [ExternalLink: UInt16] = [:]

  init() {}

  /// Whether the table has more entries than any screen could show, so that it should be cleared.
  var isCrowded: Bool { links.count > Self.most / 2 }

  private static let most = Int(UInt16.max)

  /// Returns the number of `link`; returns ``CellLink/none`` if the table is full.
  func link(to link: ExternalLink) -> CellLink {
    if let number = numbers[link] { return CellLink(number: number) }
    guard links.count < Self.most else { return .none }
    links.append(link)
    numbers[link] = UInt16(links.count)
    return CellLink(number: UInt16(links.count))
  }

  /// Returns the address of `link`, or `nil` for none.
  func address(of link: CellLink) -> String? {
    link == .none ? nil : links[Int(link.number) - 1].address
  }

  func removeAll() { (links, numbers) = ([], [:]) }
}
