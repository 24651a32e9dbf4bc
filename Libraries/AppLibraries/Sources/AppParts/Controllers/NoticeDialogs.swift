public import ScreenKitCore

/// Dialogs about failures on a device, one at a time and without repeated messages.
@MainActor
public final class NoticeDialogs {
  private let title: String
  private var isOpen = false

  /// Creates the dialogs, all with the same title.
  public init(_ title: String) { self.title = title }

  /// Shows the pending messages, then those that arrive meanwhile; does nothing while a dialog is
  /// open.
  ///
  /// - Parameters:
  ///   - screen: The screen that shows the dialogs.
  ///   - messages: Returns the pending messages and removes them.
  public func show(on screen: Controller, _ messages: @escaping @MainActor () -> [String]) {
    show(on: screen, butNot: [], messages)
  }

  private func show(
    on screen: Controller, butNot told: [String], _ messages: @escaping @MainActor () -> [String]
  ) {
    guard !isOpen else { return }
    var new: [String] = []
    for notice in messages() where !(told + new).contains(notice) { new.append(notice) }
    guard !new.isEmpty else { return }
    isOpen = true
    screen.ask(Dialog<Void>.alert(title, new.joined(separator: "\n"))) { [self] screen, _ in
      isOpen = false
      show(on: screen, butNot: new, messages)
    }
  }
}
