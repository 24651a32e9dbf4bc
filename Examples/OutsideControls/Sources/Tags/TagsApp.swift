import ControlPainters
import ScreenKitCore
import ScreenKitText
import SlateLook
import TagScreens

/// The tag editor in a terminal: `swift run Tags --look slate`.
@main
struct TagsApp: TextApp {
  var looks: [CustomLook] { [.slate] }

  /// Whether users can change the look while the app runs: Ctrl-P, then `look`.
  var offersLooks: Bool { true }

  func makeRoot() -> Controller { TagScreen() }

  func customize(_ look: Look) { look.register(TintChooserPainter(for: look.name)) }
}
