internal import AppParts
internal import ScreenKitCore

/// The view of today's muster: a large sign, the status, and the button with its reason beside it.
final class MusterView: View {
  /// The minimum height of a screen with the sign.
  private static let signHeight = 16
  /// The minimum width of a screen with the reason beside the button.
  private static let besideWidth = 50

  let button = Button("Muster")
  let bar = LoadBar(.block, textID: "load")
  /// The picture of each sign, at the start of its row; only that of the status is visible.
  private let pictures = StatusSign.allCases.map { ImageView([$0.picture]) }
  private let sign = Row {}
  private let status = Label()
  private let last = Label()
  private let note = Label()
  private let failure = Label()
  private let actions = Row(spacing: 2) {}
  private let content = Column(spacing: 1, cross: .fill) {}

  override init() {
    super.init()
    (status.id, last.id, note.id) = ("status", "last", "note")
    (failure.id, button.id) = ("failure", "muster")
    (status.style.emphasis, button.style.emphasis) = (.strong, .strong)
    failure.style.tint = .negative
    last.style.tint = .secondary
    for label in [status, last, note, failure] { label.wraps = true }
    note.layout.flex = 1
    for picture in pictures { (picture.isHidden, picture.accessibleName) = (true, "") }
    sign.setChildren(pictures)
    let card = Card(Scroll(content))
    add(card)
    fit(SurfaceSize(width: 0, height: 0))
  }

  /// Arranges the parts for a screen of `size`.
  func fit(_ size: SurfaceSize) {
    sign.isHidden = size.height < MusterView.signHeight
    content.spacing = sign.isHidden ? 0 : 1
    let isBeside = size.width >= MusterView.besideWidth
    note.removeFromParent()
    actions.setChildren(isBeside ? [button, note] : [button])
    let below = isBeside ? [last] : [last, note]
    content.setChildren([sign, status, actions] + below + [failure, bar])
  }

  func show(_ kind: StatusSign, _ summary: String, last text: String) {
    for (index, picture) in pictures.enumerated() {
      picture.isHidden = index != kind.rawValue
      picture.style.tint = kind.tint
    }
    status.style.tint = kind.tint
    (status.text, last.text) = (summary, text)
  }

  func show(notes: [String], failure reason: String?) {
    note.text = notes.joined(separator: "\n")
    note.isHidden = notes.isEmpty
    failure.text = reason ?? ""
    failure.isHidden = reason == nil
  }
}

/// The large sign of a status: done, something to do, or neither.
enum StatusSign: Int, CaseIterable {
  case done, due, unknown

  var tint: ViewStyle.Tint {
    switch self {
    case .done: .positive
    case .due: .warning
    case .unknown: .standard
    }
  }

  var picture: Picture {
    switch self {
    case .done:
      Picture([
        .init(
          .unicode,
          """
                  ▄█
                ▄█▀
          █▄  ▄█▀
           ▀██▀
          """),
        .init(
          .ascii,
          #"""
                /
               /
          \   /
           \_/
          """#),
      ])
    case .due:
      Picture([
        .init(
          .unicode,
          """
          ██
          ██
          ▀▀
          ▄▄
          """),
        .init(
          .ascii,
          """
          ##
          ##

          ##
          """),
      ])
    case .unknown:
      Picture([
        .init(
          .unicode,
          """
          ▄▀▀▄
            ▄▀
           ▀
           ▄
          """),
        .init(
          .ascii,
          """
          .--.
            _/
           |
           o
          """),
      ])
    }
  }
}
