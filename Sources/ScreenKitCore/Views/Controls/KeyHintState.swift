/// The state that determines the key hints: the focus, the front screens, the commands and the
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
  /// The number of changes of commands so far.
  var commands = 0
  /// A combined hash of the front screens, their undo histories and the tabs of a focused tab bar.
  private var hash: UInt = 0

  /// Adds a front screen, after the screens that contain it.
  ///
  /// - Parameters:
  ///  - screen: The identity of the screen.
  ///  - revision: The revision of its undo history; `nil` if it has none.
  mutating func add(screen: ObjectIdentifier, revision: Int?) {
    mix(UInt(bitPattern: screen))
    mix(UInt(bitPattern: revision ?? -1))
  }

  /// Adds the selected tab and the number of tabs of the focused tab bar.
  mutating func add(tab: Int, of count: Int) {
    mix(UInt(bitPattern: tab))
    mix(UInt(bitPattern: count))
  }

  /// Adds `value` to the hash by the FNV hash function.
  private mutating func mix(_ value: UInt) { hash = (hash ^ value) &* 0x100_0000_01B3 }
}
