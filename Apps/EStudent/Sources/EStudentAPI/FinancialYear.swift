public import AppMessages

/// The obligations and payments of a student in a school year.
public struct FinancialYear: Hashable, Codable, Sendable {
  /// The year, such as `2011/2012`.
  public let title: String
  /// The amounts that the student has to pay.
  public let obligations: [Entry]
  /// The amounts that the student has paid.
  public let payments: [Entry]

  /// Creates a year.
  public init(title: String, obligations: [Entry], payments: [Entry]) {
    (self.title, self.obligations, self.payments) = (title, obligations, payments)
  }

  private enum CodingKeys: String, CodingKey {
    case title = "skolskaGodina"
    case obligations = "zaduzenja"
    case payments = "placanja"
  }

  /// An obligation or a payment.
  public struct Entry: Hashable, Codable, Sendable {
    /// The day on which the amount is due or was paid.
    public let day: CalendarDay
    /// The purpose.
    public let title: String
    /// The amount.
    public let amount: Euros

    /// Creates an entry.
    public init(_ day: CalendarDay, _ title: String, _ amount: Euros) {
      (self.day, self.title, self.amount) = (day, title, amount)
    }

    private enum CodingKeys: String, CodingKey {
      case day = "datum"
      case title = "opis"
      case amount = "iznos"
    }
  }

  /// The sum of the obligations.
  public var owed: Euros { obligations.reduce(Euros(cents: 0)) { $0 + $1.amount } }
  /// The sum of the payments.
  public var paid: Euros { payments.reduce(Euros(cents: 0)) { $0 + $1.amount } }
  /// The amount that is left to pay; negative if the student has paid too much.
  public var debt: Euros { owed - paid }
}

/// An amount of money, exact to the cent.
public struct Euros: Hashable, Codable, Sendable {
  /// The maximum amount in cents; the sum of thousands of amounts does not overflow.
  public static let maximum = 1_000_000_000_000

  /// The number of cents.
  public let cents: Int

  /// Creates an amount of `cents`.
  public init(cents: Int) { self.cents = cents }

  /// Decodes a whole number of cents; throws if its absolute value exceeds ``maximum``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    cents = try container.decode(Int.self)
    guard (-Self.maximum...Self.maximum).contains(cents) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no amount of money")
    }
  }

  /// Encodes the number of cents.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(cents)
  }

  /// Returns the sum, or `left` if the sum overflows.
  public static func + (left: Euros, right: Euros) -> Euros {
    let (sum, isTooLarge) = left.cents.addingReportingOverflow(right.cents)
    return isTooLarge ? left : Euros(cents: sum)
  }

  /// Returns the difference.
  public static func - (left: Euros, right: Euros) -> Euros {
    left + Euros(cents: 0 - max(right.cents, -Int.max))
  }
}
