// The interface of single controls to backends.

extension BackendView where Base: Button {
  /// Whether the pointer holds the button down, and would press it by a release now.
  public var isPressed: Bool { base.isPressed }
}

extension BackendView where Base == BackButton {
  /// The keys that go back too, in readable form; `nil` if there are none.
  public var keyNames: String? { base.keyNames }
}

extension BackendView where Base == NavigationBar {
  /// The label of the title, a child of the bar.
  public var heading: Label { base.heading }
}

extension BackendView where Base == KeyPad {
  /// The keys of the page shown, row by row.
  public var rows: [[KeyPadKey]] { base.rows }
}
