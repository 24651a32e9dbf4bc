internal import ScreenKitCore

extension LineChart {
  /// The number of columns of the plot in a page, independent of its width in the browser.
  var columnsInPage: Int { max(2, min(200, count)) }
}
