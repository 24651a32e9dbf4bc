import ScreenKitCore

/// A model with a property of every kind that observation handles separately.
final class Person: Model {
  @Observed var name = "Ann"
  @Observed var age = 30
  @Observed var tags: [String] = []
  @Observed var numbers: [Int] = []
  @Observed var spot = Spot()
  @Observed var address = Address()
  @Observed var secret = Secret()
  @Observed var home: Place
  @Observed var office: Place?
  @Observed var spare: Place?
  /// The property is not observed, so that a test can check that nothing else changes.
  var note = ""

  init(home: Place = Place("Monterey")) { _home = Observed(wrappedValue: home) }

  var greeting: String { "\(name), \(age)" }
  var reach: Int { 10 * spot.x + home.visits }
  var secondNumber: Int? { numbers.count > 1 ? numbers[1] : nil }
  var isAdult: Bool { age >= 18 }
  var capitals: Set<String> { [home.city, office?.city ?? ""] }
}

/// A model within a model.
final class Place: Model {
  @Observed var city: String
  @Observed var visits = 0

  init(_ city: String) { _city = Observed(wrappedValue: city) }
}

/// A value without references.
struct Spot: Equatable {
  var x = 0
  var y = 0
}

/// A value with references.
struct Address: Equatable {
  var street = "Alvarado"
  var number = 1
}

/// A value that cannot be compared.
struct Secret {
  var text = ""
}

/// An error that a model's method may throw before its end.
struct Refusal: Error, Equatable {
  var reason = ""
}
