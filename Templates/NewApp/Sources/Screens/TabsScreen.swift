import ScreenKitCore
import ScreenKitNav

/// The root screen: a tab for the notes, and one for the settings.
public final class TabsScreen: TabNavigator {
  private let notes: Notes

  /// Creates the tabs of `notes`.
  public init(_ notes: Notes) {
    self.notes = notes
    super.init()
  }

  public override func makeTabs() throws -> [Tab] {
    let notes = notes
    // The settings can be the first screen, when the app is started again.
    try notes.load()
    return [Tab("Notes") { RootScreen(notes) }, Tab("Settings") { SettingsScreen(notes) }]
  }
}
