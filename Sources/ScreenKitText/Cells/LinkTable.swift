package import ScreenKitCore

/// Where the text of a cell leads, as a number that a surface has given to an address.
public struct CellLink: Hashable, Sendable, BitwiseCopyable {
  /// 0 for nowhere, else one more than the place in a ``LinkTable``.
  @usableFromInline let number: UInt16

  @inlinable
  init(number: UInt16) { self.number = number }

  /// Nowhere.
  @inlinable public static var none: CellLink { CellLink(number: 0) }
}

/// Keeps the addresses of links, so that a cell holds only a number.
@MainActor
package final class LinkTable {
  private var links: [ExternalLink] = []
  private var numbers: [ExternalLink: UInt16] = [:]

  package init() {}

  /// Whether it holds more than any screen could show, so that it is time to start anew.
  var isCrowded: Bool { links.count > Self.most / 2 }

  private static let most = Int(UInt16.max)

  /// The number of `link`; none where there is no more room, since a link is never vital.
  package func link(to link: ExternalLink) -> CellLink {
    if let number = numbers[link] { return CellLink(number: number) }
    guard links.count < Self.most else { return .none }
    links.append(link)
    numbers[link] = UInt16(links.count)
    return CellLink(number: UInt16(links.count))
  }

  /// Where `link` leads.
  package func address(of link: CellLink) -> String? {
    link == .none ? nil : links[Int(link.number) - 1].address
  }

  func removeAll() { (links, numbers) = ([], [:]) }
}
