internal import MusterAPI

extension Profile {
  /// Loads a page of the intranet with the session's right (M-010, M-015, M-022).
  ///
  /// - Parameter path: Which page.
  /// - Returns: The page.
  /// - Throws: Why there is none.
  public func page(_ path: IntranetPath) async throws(ServiceError) -> IntranetPage {
    guard let token = session?.token else { throw .sessionOver }
    do throws(ServiceError) {
      return try await service.page(path, token)
    } catch {
      await note(error, of: token)
      throw error
    }
  }

  /// Where `link` on the page at `path` leads.
  public func target(of link: String, on path: IntranetPath) -> IntranetPath.Target {
    path.target(of: link, origin: service.origin)
  }
}
