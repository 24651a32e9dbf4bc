extension LeaveAnswer {
  /// Asks the user whether to save unsaved changes, discard them, or stay.
  ///
  /// ```swift
  /// func mayLeave() -> LeaveAnswer {
  ///   guard isChanged, let application else { return .yes }
  ///   return .unsavedChanges(application) { try self.note.save() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - application: The application that shows the dialog.
  ///   - message: The message of the dialog; `nil` for a general one.
  ///   - save: Saves the changes; if it throws, the screen stays.
  /// - Returns: An answer that waits for the user's decision.
  @MainActor
  public static func unsavedChanges(
    _ application: Application, _ message: String? = nil,
    save: @escaping @MainActor () async throws -> Void
  ) -> LeaveAnswer {
    .ask { [weak application] in
      guard let application else { return true }
      let dialog = Dialog<Bool>(
        "",
        buttons: [
          DialogButton(nil, .preferred, standard: { $0.dialogs.save }, making: { true }),
          DialogButton(nil, .destructive, standard: { $0.dialogs.discard }, making: { false }),
          DialogButton(nil, .cancel, standard: { $0.dialogs.keepEditing }, making: { nil }),
        ])
      dialog.setTexts(of: application.strings) {
        ($0.dialogs.unsavedChanges, message ?? $0.dialogs.unsavedChangesMessage)
      }
      switch await application.ask(dialog) {
      case false?: return true
      case nil: return false
      case true?: break
      }
      do {
        try await save()
        return true
      } catch {
        application.run { throw error }
        return false
      }
    }
  }
}
