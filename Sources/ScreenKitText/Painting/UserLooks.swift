/// The looks that the user can choose, and the user's theme for them.
@MainActor
struct UserLooks {
  /// The looks, in the order of a menu; by default those of the framework.
  var looks = CustomLook.standard
  /// The theme file of the look's colours and characters; `nil` for none.
  var theme: LookTheme?
}
