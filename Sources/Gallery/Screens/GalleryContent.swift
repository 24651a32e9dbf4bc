public import ScreenKitCore

/// The state of the gallery as a container: all pages, one of which is visible.
public struct GalleryContent: ContainerState {
  /// The pages, in the order of the list.
  let pages: [GalleryPage]
  /// The page shown beside the list or instead of it.
  var shown: GalleryPage

  /// The names of all pages.
  public var children: [ChildID] { pages.map { .name($0.id) } }

  /// The name of the visible page.
  public var visibleChildren: [ChildID] { [.name(shown.id)] }

  /// Returns whether the same page is visible; the pages themselves never change.
  public static func == (left: GalleryContent, right: GalleryContent) -> Bool {
    left.shown.id == right.shown.id
  }

  /// Hashes the name of the visible page.
  public func hash(into hasher: inout Hasher) { hasher.combine(shown.id) }
}
