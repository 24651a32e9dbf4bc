/// The limits of what a server of described apps takes.
public enum RmadLimits {
  /// The longest description, in bytes.
  public static let descriptionBytes = 2 << 20
}
