internal import RmadAPI
internal import ScreenKitCore

/// The link to the published version, with buttons that copy it; hidden without a link.
final class PublishedLinkView: View {
  let copyAddress = Button("Copy link")
  let copyCommand = Button("Copy command")

  private let address = Label()
  private let command = Label()

  override init() {
    super.init()
    for label in [address, command] { label.wraps = true }
    address.id = "link"
    add(
      Column(cross: .fill) {
        address
        command
        Row(spacing: 1) { [copyAddress, copyCommand] }
      })
  }

  func show(_ link: PublishedLink?) {
    isHidden = link == nil
    guard let link else { return }
    address.text = "Version \(link.version.number): \(link.address)"
    command.text = "Open it: \(link.command)"
  }
}
