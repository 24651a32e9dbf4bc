@testable import ScreenKitCore

/// A path that the random operations observe.
enum WatchedPath: CaseIterable {
  case age, name, label, city, salinas, tags, spot, reach
}

/// A random operation; it has no effect if the number belongs to no present observer.
enum ObservationStep {
  case observe(WatchedPath)
  case cancel(Int)
  case mute(Int)
  case unmute(Int)
  case setAge(Int)
  case setName(String)
  case setCity(Int, String)
  case replaceHome(Int)
  case append(String)
  case moveSpot(Int)
  case swapVisits(Int)
}

/// A world that performs the operations and calls back: the framework itself, or the reference.
@MainActor
protocol ObservationWorld: AnyObject {
  /// Called for each report, with the number of the observer and the value as text.
  var onReport: (Int, String) -> Void { get set }
  func perform(_ step: ObservationStep)
}

/// The framework's own models and observers.
@MainActor
final class RealWorld: ObservationWorld {
  var onReport: (Int, String) -> Void = { _, _ in }
  let person = Person()
  private lazy var places = [person.home, Place("Salinas"), Place("Carmel")]
  private var tokens: [ObservationToken?] = []

  var observerCount: Int {
    places.reduce(person.observerCount) { $0 + $1.observerCount }
  }

  func perform(_ step: ObservationStep) {
    switch step {
    case .observe(let path): tokens.append(observe(path, as: tokens.count))
    case .cancel(let number): if tokens.indices.contains(number) { tokens[number] = nil }
    case .mute(let number): observer(number)?.mute()
    case .unmute(let number): observer(number)?.unmute()
    case .setAge(let age): person.age = age
    case .setName(let name): person.name = name
    case .setCity(let place, let city): places[place].city = city
    case .replaceHome(let place): person.home = places[place]
    case .append(let tag): person.tags.append(tag)
    case .moveSpot(let x): person.spot.x = x
    case .swapVisits(let place): swap(&person.spot.x, &places[place].visits)
    }
  }

  private func observer(_ number: Int) -> AnyObserver? {
    tokens.indices.contains(number) ? tokens[number]?.observer : nil
  }

  private func observe(_ path: WatchedPath, as number: Int) -> ObservationToken {
    switch path {
    case .age: person.observe(\.age) { [unowned self] in onReport(number, "\($0.new)") }
    case .name: person.observe(\.name) { [unowned self] in onReport(number, $0.new) }
    case .label: person.observe(\.greeting) { [unowned self] in onReport(number, $0.new) }
    case .city: person.observe(\.home.city) { [unowned self] in onReport(number, $0.new) }
    case .salinas: places[1].observe(\.city) { [unowned self] in onReport(number, $0.new) }
    case .tags: person.observe(\.tags) { [unowned self] in onReport(number, $0.new.joined()) }
    case .spot: person.observe(\.spot) { [unowned self] in onReport(number, "\($0.new.x)") }
    case .reach: person.observe(\.reach) { [unowned self] in onReport(number, "\($0.new)") }
    }
  }
}
