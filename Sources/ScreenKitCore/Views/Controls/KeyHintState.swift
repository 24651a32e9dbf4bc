/// The state that determines the key hints: the focus, the front screens, their commands and the
/// panel.
///
/// It is compared at the end of each turn, so it stores the parts directly, without the cost of
/// hashing.
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
  /// A combined hash of the front screens, their commands and their undo histories.
  private var screens: UInt = 0

  /// Adds a front screen, after the screens that contain it.
  ///
  /// - Parameters:
  ///  - screen: The identity of the screen.
  ///  - commands: The number of its commands.
  ///  - revision: The revision of its undo history; `nil` if it has none.
  mutating func add(screen: ObjectIdentifier, commands: Int, revision: Int?) {
    mix(UInt(bitPattern: screen))
    mix(UInt(bitPattern: commands))
    mix(UInt(bitPattern: revision ?? -1))
  }

  /// Adds `value` to the hash by the FNV hash function.
  private mutating func mix(_ value: UInt) { screens = (screens ^ value) &* 0x100_0000_01B3 }
}
