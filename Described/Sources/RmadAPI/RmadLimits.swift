/// The limits of a server for described apps.
public enum RmadLimits {
  /// The maximum size of a description, in bytes.
  public static let descriptionBytes = 2 << 20
}
