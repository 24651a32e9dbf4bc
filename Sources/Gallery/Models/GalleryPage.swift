package import ScreenKitCore

/// What the gallery knows of a page before it makes it.
package struct GalleryPage: Identifiable {
  /// The headings under which pages are listed.
  package enum Section: String, CaseIterable, Sendable {
    case text = "Text"
    case buttons = "Buttons and choices"
    case values = "Values and pictures"
    case lists = "Lists"
    case containers = "Containers"
    case dialogs = "Dialogs and forms"
    case documents = "Documents and charts"
  }

  /// What the control is called.
  package let name: String
  /// What it is for, in a few words.
  package let summary: String
  /// The heading under which it is listed.
  package let section: Section
  /// The very file that the page was compiled from.
  package let code: String
  /// Makes the page's screen, which tells the log what happens on it.
  package let make: @MainActor (EventLog) -> Controller

  package var id: String { name }

  init(
    _ section: Section, _ name: String, _ summary: String, code: [UInt8],
    make: @escaping @MainActor (EventLog) -> Controller
  ) {
    self.section = section
    self.name = name
    self.summary = summary
    self.code = String(decoding: code, as: UTF8.self)
    self.make = make
  }
}
