internal import RmadAPI
internal import ScreenKitCore

/// The mistakes that the server found in a description; hidden if there are none.
final class ServerFindings: View {
  let list = List([NumberedLine](), id: \.number, text: \.text)

  override init() {
    super.init()
    list.accessibleName = "Mistakes on the server"
    list.layout.height = .fixed(4)
    list.activatesOnClick = true
    let title = Label("Mistakes that the server found:")
    title.layout.padding.start = 1
    add(
      Column(cross: .fill) {
        title
        list
      })
  }

  func show(_ failure: StudioServiceError?) {
    guard case .mistakes(let message)? = failure else {
      isHidden = true
      return
    }
    isHidden = false
    list.items = message.findings.prefix(1_000).enumerated().map { index, entry in
      let subject = [entry.component, entry.id.map { "\($0)" }].compactMap(\.self)
      let place = subject.isEmpty ? "Line \(entry.line)" : subject.joined(separator: " ")
      return NumberedLine(number: index, text: "\(entry.severity): \(place): \(entry.message)")
    }
  }
}
