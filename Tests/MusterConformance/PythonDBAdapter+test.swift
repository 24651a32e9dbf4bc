public import Muster
internal import ScreenKitFetch
internal import ScreenKitTestSupport

extension PythonDBAdapter {
  /// Creates a service for the server at `origin` whose requests may take any time.
  public init(withoutTimeLimitAt origin: String) throws {
    self.init(try ServerAddress(origin), fetcher: HTTPFetcher(clock: StoppedClock()))
  }
}
