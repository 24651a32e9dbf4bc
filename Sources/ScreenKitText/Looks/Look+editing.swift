extension Look {
  /// Registers the painters of text that is edited, as the look called `name` has them.
  func registerEditingPainters(_ name: Name) {
    switch name {
    case .terminal:
      register(TextFieldPainter(frame: .brackets))
      register(TextViewPainter(frame: .bar))
      register(KeyPadKeyPainter(captions: .words))
    case .cupertino:
      register(TextFieldPainter(frame: .round))
      register(TextViewPainter(frame: .barOfFocus))
      register(KeyPadKeyPainter(captions: .signs))
    case .material:
      register(TextFieldPainter(frame: .line))
      register(TextViewPainter(frame: .line))
      register(KeyPadKeyPainter(captions: .short))
    }
  }
}
