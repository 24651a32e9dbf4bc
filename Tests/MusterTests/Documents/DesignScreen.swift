import Muster
import ScreenKitCore
import ScreenKitTesting
import ScreenKitText

/// The screens that are designed, by the names of their controllers.
@MainActor
enum DesignScreen: String, CaseIterable {
  case login = "LoginController"
  case tabs = "TabController"
  case list = "AnnouncementController"
  case detail = "AnnouncementDetailController"
  case muster = "MusterController"
  case intranet = "IntranetController"

  /// The single task of the screen; `nil` if it only leads to other screens.
  var task: DesignTask? {
    switch self {
    case .login: .logIn
    case .tabs: nil
    case .list, .detail: .read
    case .muster: .muster
    case .intranet: .intranet
    }
  }

  /// Returns the sketch of the screen in the app under `look`.
  func sketch(under look: Look.Name) async throws -> String {
    let scene: MusterScene =
      switch self {
      case .login: .login
      case .tabs, .list: .announcements
      case .detail: .detail
      case .muster: .muster
      case .intranet: .intranet
      }
    let test = try await scene.play(
      on: AppStage(), size: CellSize(columns: 60, rows: 20), look: look)
    let path = test.application.root.frontPath
    guard let screen = path.first(where: { "\(type(of: $0))" == rawValue }) else { return "" }
    return ScreenSketch(of: screen).svg
  }
}
