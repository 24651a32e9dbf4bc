internal import Hummingbird
internal import NIOCore

/// The context of one request: its connection, beside what the framework keeps.
struct MusterRequestContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The connection that the request came on.
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}
