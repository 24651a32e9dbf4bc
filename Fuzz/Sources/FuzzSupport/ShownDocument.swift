public import ScreenKitCore
@testable import ScreenKitText

/// A document on a small screen, whose frames a strict terminal reads.
@MainActor
public enum ShownDocument {
  private final class Screen: Controller {
    private let document: Document

    init(_ document: Document) { self.document = document }

    override func makeView() -> View { DocumentView(document) }
  }

  /// Shows `document`, and scrolls to its end; traps if a frame contains more than an app may
  /// write.
  public static func check(_ document: Document) {
    let size = CellSize(columns: 24, rows: 8)
    let surface = TextSurface(size: size, options: TextOptions())
    var terminal = ScreenReplay(size: size)
    surface.output.write = { frame in
      do throws(ReplayError) {
        try terminal.play(frame)
      } catch {
        preconditionFailure("\(error)")
      }
    }
    let application = Application(
      root: Screen(document), surface: surface, clock: ManualClock())
    application.start()
    for key in [Key.tab, .pageDown, .enter, .end] {
      application.dispatch(.key(KeyPress(key)))
    }
    precondition(terminal.rows == surface.snapshot.places(), "another screen")
    application.quit()
  }
}
