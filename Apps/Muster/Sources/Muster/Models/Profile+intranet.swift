internal import MusterAPI

extension Profile {
  /// Loads a page of the intranet, authenticated by the session.
  ///
  /// - Parameter path: The path of the page.
  /// - Returns: The page.
  /// - Throws: The reason why the page was not loaded.
  public func page(_ path: IntranetPath) async throws(ServiceError) -> IntranetPage {
    guard let token = session?.token else { throw .sessionOver }
    do throws(ServiceError) {
      return try await service.page(path, token)
    } catch {
      await closeIfEnded(by: error, of: token)
      throw error
    }
  }

  /// Returns the target of `link` on the page at `path`.
  public func target(of link: String, on path: IntranetPath) -> IntranetPath.Target {
    path.target(of: link, origin: service.origin)
  }
}
