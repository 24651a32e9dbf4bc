internal import ScreenKitCore

/// The interface of a page to its components, which request actions and images from it.
@MainActor
protocol ComponentPage: AnyObject {
  /// Opens the target of `component`, a button with the data `context`.
  func open(_ component: ComponentDescription, _ context: DataContext)
  /// Opens the controller of a row.
  func open(_ adapter: RowAdapter, _ item: FeedNode)
  /// Submits the text of a field after the user has pressed Return.
  func submit(_ component: ComponentDescription, _ text: String)
  /// Shows the rows of a table.
  func show(_ table: DescribedTable, _ context: DataContext)
  /// Whether stopped indicators stay visible, so that an author can select them in an editor.
  var keepsIndicators: Bool { get }
  /// The width that a scrolling view keeps free for its scroll bar, in layout units.
  var scrollBarWidth: Int { get }
  /// Whether the app shows images.
  var showsImages: Bool { get }
  /// Shows the images at `addresses`, one after the other, in `image`.
  func showImage(_ component: ComponentDescription, _ addresses: [String], in image: ImageView)
}
