package import ScreenKitCore

/// A page of the gallery: an ordinary screen that records its events in a log.
///
/// The pages are in the folder `Pages`; the gallery shows their source code.
package class Page: Controller {
  /// The events of the page.
  package let log: EventLog

  /// Creates a page that records its events in `log`.
  package required init(_ log: EventLog) {
    self.log = log
    super.init()
  }
}
