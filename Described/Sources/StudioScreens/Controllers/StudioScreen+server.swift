internal import ScreenKitCore

// The screen for the server, which replaces the document temporarily.
extension StudioScreen {
  /// Shows the screen of the server instead of the document.
  func showServer() {
    guard isEditing, publishing != nil else { return }
    show(.server)
  }

  func makeServerScreen() -> Controller {
    guard let publishing else { return Controller() }
    return PublishingScreen(publishing) { [weak self] in self?.openServerFinding($0) }
  }

  /// Returns to the document, at the property with the server's mistake at `index`.
  private func openServerFinding(_ index: Int) {
    guard case .mistakes(let message)? = publishing?.failure else { return }
    let findings = message.nodeFindings(in: model.document, model.document.text)
    guard findings.indices.contains(index), goBack() else { return }
    open(findings[index])
  }
}
