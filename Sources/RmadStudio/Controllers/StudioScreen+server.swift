internal import ScreenKitCore

// The work with a server, for which the studio is left for a while.
extension StudioScreen {
  /// Shows the screen of the server in place of the document.
  func showServer() {
    guard isEditing, publishing != nil else { return }
    show(.server)
  }

  func makeServerScreen() -> Controller {
    guard let publishing else { return Controller() }
    return PublishingScreen(publishing) { [weak self] in self?.openServerFinding($0) }
  }

  /// Comes back to the property in which the server has found its mistake with this index.
  private func openServerFinding(_ index: Int) {
    guard case .mistakes(let message)? = publishing?.failure else { return }
    let findings = message.nodeFindings(in: model.document, model.document.text)
    guard findings.indices.contains(index), goBack() else { return }
    open(findings[index])
  }
}
