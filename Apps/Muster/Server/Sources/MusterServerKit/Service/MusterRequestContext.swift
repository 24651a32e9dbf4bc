internal import Hummingbird
internal import NIOCore

/// The context of one request: its connection, beside the framework's data.
struct MusterRequestContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The connection of the request.
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}
