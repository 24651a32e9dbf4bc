/// The looks of an app that its user can choose, and the look in force.
///
/// A screen of settings has a picker of the names:
///
/// ```swift
/// let picker = Picker("Look", looks.names)
/// observe(looks, \.current) { _, change in picker.value = looks.names.firstIndex(of: change.new) ?? 0 }
/// picker.onChange = { try looks.choose(looks.names[$0]) }
/// ```
@MainActor
public final class LookChoice: Model {
  /// The name of the look in force, such as `cupertino`; empty if the backend has no looks.
  @Observed public private(set) var current: String
  /// The names of the looks to choose from, in the order of a menu; empty if there is no choice.
  public var names: [String] { surface.lookNames }

  /// The look that the user chose in this run or an earlier one, to be saved; `nil` for none.
  public private(set) var saved: String?
  /// Whether the launch has restored the saved choice.
  private var isRestored = false
  /// Whether a look was chosen before the launch, for this run alone.
  private var isGiven = false
  private let surface: any Surface
  private let window: Window

  init(_ surface: any Surface, _ window: Window) {
    (self.surface, self.window) = (surface, window)
    current = surface.lookName
  }

  /// Shows the app in the look called `name` from the next frame on, and saves the choice.
  ///
  /// The choice is saved with the states of the screens, and remains when the user ends the app. A
  /// look chosen before ``Application/start(inBackground:)``, such as that of a command line, is for
  /// this run alone: it takes precedence over the saved one, and is not saved. An unknown name is
  /// ignored.
  ///
  /// - Parameter name: One of ``names``.
  /// - Throws: An error of the backend, for example of a theme that cannot be used with the look.
  public func choose(_ name: String) throws {
    guard names.contains(name) else { return }
    try use(name)
    if isRestored { saved = name } else { isGiven = true }
  }

  /// Shows the look of the saved state, unless the run has its own; an unknown one is ignored.
  func restore(_ name: String?) throws {
    isRestored = true
    guard let name, names.contains(name) else { return }
    saved = name
    if !isGiven { try use(name) }
  }

  private func use(_ name: String) throws {
    guard name != current else { return }
    try surface.useLook(name)
    current = name
    window.setNeedsShow()
  }
}
