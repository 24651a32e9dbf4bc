import ScreenKitCore
@testable import ScreenKitText

/// Checks the output of an app for any texts, links and titles, one after the other.
///
/// The output may contain only sequences that the encoder writes. A strict terminal must show the
/// expected screen. The last screen must equal that of a surface that has shown no other.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFrame(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated { FrameProgram(bytes).run() }
  return 0
}

/// A few views that the bytes of one input change.
@MainActor
private final class FrameProgram {
  private final class Screen: Controller {
    let labels = (0..<4).map { _ in Label() }
    override func makeView() -> View { Column { labels } }
  }

  private let screen = Screen()
  private let surface: TextSurface
  private let application: Application
  private var terminal: ScreenReplay
  /// The first row of the screen, below the rows of other programs.
  private let row: Int
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
    let size = CellSize(
      columns: Int(rest.popFirst() ?? 20) % 40 + 1, rows: Int(rest.popFirst() ?? 4) % 8 + 1)
    let isInline = bytes.first.map { $0 >= 0x80 } ?? false
    row = isInline ? 2 : 0
    surface = TextSurface(
      size: size,
      options: isInline
        ? TextOptions(placement: .inline(rows: size.rows)) : TextOptions(title: "fuzz"))
    terminal = ScreenReplay(
      size: CellSize(columns: size.columns, rows: row + size.rows),
      inlineRow: isInline ? row : nil)
    application = Application(root: screen, surface: surface, clock: ManualClock())
  }

  func run() {
    surface.output.write = { [unowned self] in show($0) }
    application.start()
    while !rest.isEmpty {
      change()
      application.run {}
    }
    let shown = surface.snapshot
    precondition(Array(terminal.rows.dropFirst(row)) == shown.places(), "another screen")
    let fresh = TextSurface(size: shown.size, options: TextOptions())
    fresh.attach(application.window)
    fresh.show()
    precondition(fresh.snapshot == shown, "another picture")
    application.quit()
  }

  private func show(_ frame: UnsafeRawBufferPointer) {
    do throws(ReplayError) {
      try terminal.play(frame)
    } catch {
      preconditionFailure("\(error) in \(String(decoding: frame, as: UTF8.self).debugDescription)")
    }
  }

  private func change() {
    let code = Int(rest.popFirst() ?? 0)
    let label = screen.labels[code % 4]
    switch code / 4 % 8 {
    case 0: label.wraps.toggle()
    case 1: label.style.emphasis = [.regular, .strong, .faint][code / 32 % 3]
    case 2: label.alignment = [.leading, .center, .trailing][code / 32 % 3]
    case 3: label.link = ExternalLink(["", "https://", "mailto:"][code / 32 % 3] + takeText())
    case 4: screen.title = takeText()
    default: label.text = takeText()
    }
  }

  private func takeText() -> String {
    let length = Int(rest.popFirst() ?? 0) % 32
    defer { rest = rest.dropFirst(length) }
    return String(decoding: rest.prefix(length), as: UTF8.self)
  }
}
