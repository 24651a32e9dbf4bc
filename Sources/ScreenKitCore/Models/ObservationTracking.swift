/// A record of the observed properties that are read during the evaluation of a key path.
///
/// The whole main actor shares it, since a getter cannot identify its caller. It is empty except
/// within ``record(_:)``, which is synchronous and restores the former state.
@MainActor @usableFromInline
enum ObservationTracking {
  @usableFromInline static var isRecording = false
  private static var lists = UniqueObjects<AnyObserverList>()

  @usableFromInline
  static func record(_ list: AnyObserverList?) {
    if let list { lists.insert(list) }
  }

  /// Returns the value of `read` and the lists of all properties that it read.
  @usableFromInline
  static func record<Value>(_ read: () -> Value) -> (value: Value, touched: [AnyObserverList]) {
    let outer = (isRecording, lists)
    defer { (isRecording, lists) = outer }
    (isRecording, lists) = (true, UniqueObjects())
    let value = read()
    return (value, lists.objects)
  }
}
