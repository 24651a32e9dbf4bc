import ScreenKitCore

/// Text of all widths, with a bar in the last column of each row.
final class WideText: Controller {
  override func makeView() -> View {
    let frame = Frame()
    let lines = Asset.text("wide.txt").split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in lines.enumerated() {
      frame.add(Label(String(line)), in: SurfaceRect(x: 0, y: row, width: 119, height: 1))
      frame.add(Label("|"), in: SurfaceRect(x: 119, y: row, width: 1, height: 1))
    }
    return frame
  }

  override func appear() {
    task { screen in screen.application?.quit() }
  }
}
