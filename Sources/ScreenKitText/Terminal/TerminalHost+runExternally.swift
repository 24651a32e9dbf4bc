internal import Dispatch
internal import ScreenKitCore

/// Running another program in the terminal.
extension TerminalHost {
  /// Gives the terminal to `program`, takes it back when the program has ended, and calls `then`.
  func run(
    _ program: ExternalProgram, then: @escaping @MainActor (ExternalProgram.Outcome) -> Void
  ) {
    guard guest == nil, let signals else { return then(.failure(.unavailable)) }
    input.close()
    surface.finish()
    terminal.leave()
    let changed = signals.standAside()
    do throws(ExternalProgramError) {
      let guest = try ChildProcess(program, resetting: changed)
      self.guest = guest
      DispatchQueue.global().async { @Sendable [weak self] in
        let outcome = guest.waitForEnd()
        DispatchQueue.main.async { @Sendable in
          MainActor.assumeIsolated {
            self?.takeBack()
            then(outcome)
          }
        }
      }
    } catch {
      takeBack()
      then(.failure(error))
    }
  }

  private func takeBack() {
    guest = nil
    guard application.state != .notRunning else { return }
    signals?.standBack()
    terminal.restoreLine()
    input.dropUnfinished()
    reenter()
    listen()
  }
}
