import ScreenKitCore

/// The bytes of a frame, in their order.
extension TextSurface {
  func write(_ scene: ViewScene) {
    encoder.beginFrame()
    let copied = pending.reduce(0) { $0 + $1.bytes.count } + writeMoves()
    writePending()
    writeTitle()
    if shown.isDisturbed { clearScreen(scene.grid) }
    writeImages(of: scene.grid)
    writeCells(of: scene.grid)
    let cursor = cursor
    encoder.placeCursor(
      at: cursor ?? focusPlace, isShown: cursor != nil, width: cells.columns)
    let frame = encoder.endFrame()
    if !frame.isEmpty { output.write(frame) }
    if frame.count > copied { output.record(UnsafeRawBufferPointer(rebasing: frame[copied...])) }
  }

  /// Writes text copied since the last frame, deletes images, and moves the cursor below the inline
  /// area.
  ///
  /// It is called before another program uses the terminal. That program would read the answer to a
  /// request for the clipboard, so no request is written.
  func finish() {
    encoder.buffer.removeAll()
    pending.removeAll { $0 == .question }
    clipboard.cancelRequest()
    writePending()
    let sent = clusters.images.takeAll()
    if traits.images { for id in sent { encoder.buffer.append(GraphicsSequence.delete(id)) } }
    if case .inline(_, let remains) = options.placement { encoder.leaveRoom(remains) }
    if encoder.buffer.count > 0 { output.write(encoder.buffer.bytes) }
  }

  /// Queues a clipboard sequence; a newly copied text replaces one that was not written yet.
  func send(_ sequence: ClipboardSequence) {
    if sequence != .question { pending.removeAll { $0 != .question } }
    pending.append(sequence)
  }

  private func writePending() {
    for sequence in pending { encoder.buffer.append(sequence.bytes) }
    pending = []
  }

  /// Requests the pointer's moves only while a view needs them; returns the number of bytes
  /// written.
  private func writeMoves() -> Int {
    guard output.reportsMouse, !options.placement.isInline, let needs = window?.needsPointerMoves,
      needs != shown.reportsMoves
    else { return 0 }
    shown.reportsMoves = needs
    let sequence = needs ? MoveReports.on : MoveReports.off
    encoder.buffer.append(sequence)
    return sequence.utf8CodeUnitCount
  }

  /// Writes the images that the terminal needs for `grid`.
  private func writeImages(of grid: CellGrid) {
    guard let changes = clusters.images.takeChanges(for: grid), traits.images else { return }
    for id in changes.deleted { encoder.buffer.append(GraphicsSequence.delete(id)) }
    for added in changes.added {
      encoder.buffer.append(
        GraphicsSequence.transmit(added.image, as: added.id, in: added.cells))
    }
  }

  /// Writes the changed cells, and then the images of those that the sixel protocol draws.
  private func writeCells(of grid: CellGrid) {
    guard traits.imageMethod.isSixel else { return encoder.encode(from: shown.cells, to: grid) }
    grid.withoutPlaceholdersInLastRow(clusters.images, look) {
      encoder.encode(from: shown.cells, to: grid)
    }
    encoder.drawPatches()
  }

  private func writeTitle() {
    guard let name = options.title, let window else { return }
    let wanted = window.title.isEmpty ? name : window.title
    if wanted == shown.title?.name { return }
    let sequence = TitleSequence(wanted)
    if sequence != shown.title?.sequence { encoder.buffer.append(sequence.bytes) }
    shown.title = (wanted, sequence)
  }

  private func clearScreen(_ wanted: CellGrid) {
    if let before = shown.resized, !output.erasesPrompts, output.rewraps || traits.rewraps {
      encoder.countWrappedLines(of: before, in: cells.columns)
    }
    shown.resized = nil
    encoder.forgetTerminal()
    if encoder.isInline {
      encoder.makeRoom(rows: cells.rows, asPrompt: output.erasesPrompts)
    } else {
      encoder.clear()
    }
    shown.cells.fill(shown.cells.bounds, with: .blank)
    wanted.markAllDamaged()
    shown.isDisturbed = false
  }
}
