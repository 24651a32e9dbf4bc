import ScreenKitCore
@testable import ScreenKitText

/// Whatever texts an app shows, one after the other: the last picture is that of a surface which has
/// never shown another, and of the controls only those get out that the encoder may write.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFrame(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated { FrameProgram(bytes).run() }
  return 0
}

/// What the bytes of one input do to a few views.
@MainActor
private final class FrameProgram {
  private final class Screen: Controller {
    let labels = (0..<4).map { _ in Label() }
    override func makeView() -> View { Column { labels } }
  }

  private let screen = Screen()
  private let surface: TextSurface
  private let application: Application
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
    let size = CellSize(
      columns: Int(rest.popFirst() ?? 20) % 40 + 1, rows: Int(rest.popFirst() ?? 4) % 8 + 1)
    surface = TextSurface(size: size, options: TextOptions())
    application = Application(root: screen, surface: surface, clock: ManualClock())
  }

  func run() {
    surface.output = { FrameProgram.check(String(decoding: $0, as: UTF8.self)) }
    application.start()
    while !rest.isEmpty {
      change()
      application.run {}
    }
    let shown = surface.picture
    let fresh = TextSurface(size: shown.size, options: TextOptions())
    fresh.attach(application.window)
    fresh.show()
    precondition(fresh.picture.text == shown.text, "another picture")
    application.quit()
  }

  private static func check(_ frame: String) {
    var rest = frame.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        checkSequence(&rest)
      } else {
        precondition(
          scalar == "\r" || scalar == "\n" || scalar.properties.generalCategory != .control,
          "a control in \(frame.debugDescription)")
      }
    }
  }

  private static func checkSequence(_ rest: inout Substring.UnicodeScalarView) {
    let introducer = rest.popFirst()
    if introducer == "M" { return }
    precondition(introducer == "[", "an escape that begins no sequence")
    while let scalar = rest.popFirst() {
      if "0123456789;?".unicodeScalars.contains(scalar) { continue }
      return precondition("HABCDGJKLMXbhlmr".unicodeScalars.contains(scalar), "CSI \(scalar)")
    }
  }

  private func change() {
    let code = Int(rest.popFirst() ?? 0)
    let label = screen.labels[code % 4]
    switch code / 4 % 4 {
    case 0: label.wraps.toggle()
    case 1: label.style.emphasis = [.regular, .strong, .faint][code / 16 % 3]
    case 2: label.alignment = [.leading, .center, .trailing][code / 16 % 3]
    default:
      let length = Int(rest.popFirst() ?? 0) % 32
      label.text = String(decoding: rest.prefix(length), as: UTF8.self)
      rest = rest.dropFirst(length)
    }
  }
}
