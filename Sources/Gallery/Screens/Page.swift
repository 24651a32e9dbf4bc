package import ScreenKitCore

/// A page of the gallery: a screen like any other, which writes down what happens on it.
///
/// How it looks and what it does is in the files of the folder `Pages`, which the gallery shows.
package class Page: Controller {
  /// What happened on the page.
  package let log: EventLog

  /// Makes a page that writes into `log`.
  package required init(_ log: EventLog) {
    self.log = log
    super.init()
  }
}
