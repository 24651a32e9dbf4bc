public import EStudent
internal import ScreenKitFetch
internal import ScreenKitTestSupport

extension HTTPStudentService {
  /// Creates a service without time limits for the server at `origin`.
  public init(withoutTimeLimitAt origin: String) throws {
    self.init(try ServerAddress(origin), fetcher: HTTPFetcher(clock: StoppedClock()))
  }
}
