package import ScreenKitCore

/// The description of a gallery page, from which its screen is created on the first visit.
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

  /// The name of the control that the page shows.
  package let name: String
  /// A short description of the control's purpose.
  package let summary: String
  /// The heading under which the page is listed.
  package let section: Section
  /// The source code of the page, the text of the compiled file.
  package let code: String
  /// Creates the page's screen, which records its events in the given log.
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
