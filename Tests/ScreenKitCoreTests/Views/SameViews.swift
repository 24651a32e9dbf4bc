import ScreenKitCore

extension Sequence where Element: View {
  /// Returns whether these are the same views as `others`, in the same order.
  func areSame(as others: [View]) -> Bool {
    Array(self).elementsEqual(others) { $0 === $1 }
  }
}
