/// The reference for observation, as simple as possible and without optimizations.
@MainActor
final class ReferenceWorld: ObservationWorld {
  var onReport: (Int, String) -> Void = { _, _ in }

  private var age = 30
  private var name = "Ann"
  private var cities = ["Monterey", "Salinas", "Carmel"]
  private var home = 0
  private var tags: [String] = []
  private var x = 0
  private var visits = [0, 0, 0]

  private enum Property: Hashable {
    case age, name, home, city(Int), visits(Int), tags, spot
  }

  private struct Observer {
    let path: WatchedPath
    /// The value at the last change, whether or not it was reported.
    var last: String
    var isMuted = false
    var isOwed = false
    var hasEnded = false
    /// The properties that were read for the last value.
    var reads: [Property]
    /// Changes up to this number are stale, since a later value was already reported.
    var caughtUp = 0
  }

  private var observers: [Observer] = []
  private var waiting: [(number: Int, value: String, change: Int)] = []
  private var isInRound = false
  private var changes = 0

  func perform(_ step: ObservationStep) {
    switch step {
    case .observe(let path):
      observers.append(Observer(path: path, last: value(path), reads: dependencies(path)))
    case .cancel(let number): if exists(number) { observers[number].hasEnded = true }
    case .mute(let number): if exists(number) { observers[number].isMuted = true }
    case .unmute(let number): if exists(number) { unmute(number) }
    case .setAge(let new): if new != age { write(.age) { age = new } }
    case .setName(let new): if new != name { write(.name) { name = new } }
    case .setCity(let place, let new):
      if new != cities[place] { write(.city(place)) { cities[place] = new } }
    case .replaceHome(let place): write(.home) { home = place }
    case .append(let tag): write(.tags) { tags.append(tag) }
    case .moveSpot(let new): if new != x { write(.spot) { x = new } }
    case .swapVisits(let place):
      // Both are written before either is reported.
      write(.visits(place), .spot) { swap(&x, &visits[place]) }
    }
  }

  var observerCount: Int { observers.count { !$0.hasEnded } }

  private func exists(_ number: Int) -> Bool {
    observers.indices.contains(number) && !observers[number].hasEnded
  }

  private func value(_ path: WatchedPath) -> String {
    switch path {
    case .age: "\(age)"
    case .name: name
    case .label: "\(name), \(age)"
    case .city: cities[home]
    case .salinas: cities[1]
    case .tags: tags.joined()
    case .spot: "\(x)"
    case .reach: "\(10 * x + visits[home])"
    }
  }

  private func dependencies(_ path: WatchedPath) -> [Property] {
    switch path {
    case .age: [.age]
    case .name: [.name]
    case .label: [.name, .age]
    case .city: [.home, .city(home)]
    case .salinas: [.city(1)]
    case .tags: [.tags]
    case .spot: [.spot]
    case .reach: [.spot, .home, .visits(home)]
    }
  }

  private func write(_ properties: Property..., change: () -> Void) {
    let concerned = observers.indices.filter {
      !observers[$0].hasEnded && !Set(observers[$0].reads).isDisjoint(with: properties)
    }
    change()
    for number in concerned { note(number) }
    deliver()
  }

  private func note(_ number: Int) {
    let path = observers[number].path
    let present = value(path)
    observers[number].reads = dependencies(path)
    // An array changed in place is not compared with its old value.
    guard present != observers[number].last || path == .tags else { return }
    observers[number].last = present
    changes += 1
    if observers[number].isMuted {
      observers[number].isOwed = true
    } else {
      waiting.append((number, present, changes))
    }
  }

  private func deliver() {
    if isInRound { return }
    isInRound = true
    while !waiting.isEmpty {
      let (number, value, change) = waiting.removeFirst()
      if observers[number].hasEnded || change <= observers[number].caughtUp { continue }
      if observers[number].isMuted {
        observers[number].isOwed = true
      } else {
        onReport(number, value)
      }
    }
    isInRound = false
  }

  private func unmute(_ number: Int) {
    observers[number].isMuted = false
    guard observers[number].isOwed else { return }
    observers[number].isOwed = false
    observers[number].caughtUp = changes
    let wasInRound = isInRound
    isInRound = true
    onReport(number, value(observers[number].path))
    isInRound = wasInRound
    deliver()
  }
}
