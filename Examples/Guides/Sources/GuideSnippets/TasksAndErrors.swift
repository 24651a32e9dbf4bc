import ScreenKitCore

/// A service, as a protocol, so that tests can put another one in its place.
@MainActor
protocol WeatherService {
  func forecast(of city: String) async throws -> String
}

/// An error whose message describes the problem and its solution.
struct NoConnection: PresentableError {
  let title = "No connection"
  let message = "The weather service cannot be reached. Check the network and try again."
}

/// A screen that asks a service when it appears.
final class WeatherScreen: Controller {
  private let service: any WeatherService
  private let city: String
  private let forecast = Label("…")
  private let reload = Button("Reload")
  private let work = ScreenTask()

  init(_ city: String, from service: any WeatherService) {
    self.city = city
    self.service = service
  }

  override func makeView() -> View {
    Column(spacing: 1) {
      forecast
      reload
    }
  }

  override func connect() {
    connect(reload, to: WeatherScreen.load)
    observe(work, \.isRunning) { screen, change in screen.reload.isEnabled = !change.new }
  }

  override func appear() {
    load()
  }

  private func load() {
    task(work) { screen in
      screen.forecast.text = try await screen.service.forecast(of: screen.city)
    }
  }
}

/// A screen with work that takes long, and can be cancelled.
final class ExportScreen: Controller {
  private let export = Button("Export")
  private let result = Label()

  override func makeView() -> View {
    Column(spacing: 1) {
      export
      result
    }
  }

  override func connect() {
    connect(export, to: ExportScreen.run)
  }

  private func run() {
    progress("Exporting") { screen, work in
      for page in 1...10 {
        work.note = "Page \(page) of 10"
        work.progress = Double(page) / 10
        try await screen.clock.sleep(for: .milliseconds(200))
      }
      screen.result.text = "Ten pages are exported."
    }
  }
}

/// A screen that shows the progress of its work in place.
final class CopyScreen: Controller {
  private lazy var copied = WorkProgress(total: 240, clock: clock) { "\(Int($0)) MB" }
  private let copy = Button("Copy")
  private let work = ScreenTask()

  override func makeView() -> View {
    Column(spacing: 1, cross: .fill) {
      copied
      copy
    }
  }

  override func connect() {
    connect(copy, to: CopyScreen.run)
  }

  private func run() {
    task(work) { screen in
      screen.copied.report(0)
      for part in 1...120 {
        try await screen.clock.sleep(for: .milliseconds(250))
        screen.copied.report(Double(2 * part))
      }
    }
  }
}

/// A screen that handles an error itself.
final class QuietScreen: Controller {
  private let service: any WeatherService
  private let forecast = Label()

  init(_ service: any WeatherService) {
    self.service = service
  }

  override func makeView() -> View { Column { forecast } }

  override func appear() {
    task(onError: { screen, _ in screen.forecast.text = "No forecast today." }) { screen in
      screen.forecast.text = try await screen.service.forecast(of: "Oslo")
    }
  }
}
