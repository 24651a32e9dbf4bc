/// The parts of an app's state that its key hints depend on: the focus, the screens in front, their
/// commands and the panel.
///
/// It is compared at the end of each turn, so it holds the parts as they are and hashes nothing.
struct KeyHintState: Equatable {
  var focus: ObjectIdentifier?
  /// The accessible text of the focused view.
  var name = ""
  var isEnabled = false
  var hasTooltip = false
  /// Whether the highlighted section of a list is folded; `nil` if none is highlighted.
  var isFolded: Bool?
  var panel: ObjectIdentifier?
  /// The number of commands of the app itself.
  var commands = 0
  /// A mix of the screens in front, their commands and undo histories.
  private var screens: UInt = 0

  /// Adds a screen in front, after those around it.
  ///
  /// - Parameters:
  ///   - screen: The identity of the screen.
  ///   - commands: The number of its commands.
  ///   - revision: The revision of its undo history; `nil` if it has none.
  mutating func add(screen: ObjectIdentifier, commands: Int, revision: Int?) {
    mix(UInt(bitPattern: screen))
    mix(UInt(bitPattern: commands))
    mix(UInt(bitPattern: revision ?? -1))
  }

  /// Mixes `value` in as the FNV hash function does.
  private mutating func mix(_ value: UInt) { screens = (screens ^ value) &* 0x100_0000_01B3 }
}
