internal import ScreenKitCore

/// The page around components, as far as they know it: it carries out what they ask for.
@MainActor
protocol ComponentPage: AnyObject {
  /// Opens the controller that `component`, a button with the data `context`, names.
  func open(_ component: ComponentDescription, _ context: DataContext)
  /// Opens the controller of a row.
  func open(_ adapter: RowAdapter, _ item: FeedNode)
  /// Passes on the text of a field in which the user pressed Return.
  func submit(_ component: ComponentDescription, _ text: String)
  /// Shows the rows of a table.
  func show(_ table: DescribedTable, _ context: DataContext)
  /// Whether stopped indicators keep their places, as in a tool in which an author selects them.
  var keepsIndicators: Bool { get }
  /// Whether the app has images at all.
  var showsImages: Bool { get }
  /// Shows the images at `addresses`, one after the other, in `image`.
  func showImage(_ component: ComponentDescription, _ addresses: [String], in image: ImageView)
}
