import ScreenKitCore

extension Sequence where Element: View {
  /// Whether these are the very views of `others`, in the same order.
  func areSame(as others: [View]) -> Bool {
    Array(self).elementsEqual(others) { $0 === $1 }
  }
}
