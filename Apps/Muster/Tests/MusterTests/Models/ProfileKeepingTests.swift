import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Profile: the stored login", .leakFree)
final class ProfileKeepingTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  private func logIn(_ keeping: LoginKeeping, as user: TestUser = .anna) async -> Profile {
    let profile = stage.makeProfile()
    await profile.choose(keeping)
    #expect(await profile.login(user.rawValue, user.password))
    return profile
  }

  private func restarted() async -> Profile {
    let profile = stage.makeProfile()
    await profile.loadRemembered()
    return profile
  }

  @Test(.proves("M-076"))
  func `keeping the password implies keeping the username`() {
    #expect(LoginKeeping(keepsUsername: false, keepsPassword: false) == .nothing)
    #expect(LoginKeeping(keepsUsername: true, keepsPassword: false) == .username)
    #expect(LoginKeeping(keepsUsername: false, keepsPassword: true) == .both)
    #expect(LoginKeeping(keepsUsername: true, keepsPassword: true) == .both)
  }

  @Test(.proves("M-002", "M-074"))
  func `nothing, the username, or both are stored`() async {
    _ = await logIn(.nothing)
    #expect(await restarted().remembered == nil)
    _ = await logIn(.username)
    let second = await restarted()
    #expect(second.remembered == RememberedLogin(username: "anna", hasSession: false))
    #expect(second.keeping == .username)
    _ = await logIn(.both)
    let third = await restarted()
    #expect(third.remembered == RememberedLogin(username: "anna", hasSession: true))
    #expect(third.keeping == .both)
    #expect(third.username == nil)
  }

  @Test(.proves("M-002", "M-056"), arguments: LoginKeeping.allCases)
  func `the password is not stored, and files are private`(
    keeping: LoginKeeping
  ) async throws {
    _ = await logIn(keeping)
    #expect(!stage.folder.files.isEmpty)
    for word in ["north star", Data("north star".utf8).base64EncodedString()] {
      #expect(!stage.folder.contents.contains(word))
    }
    for name in stage.folder.files {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: "\(stage.folder.path)/\(name)")
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
  }

  @Test(.proves("M-002", "M-024", "M-074"))
  func `a stored login opens the session by a press`() async {
    _ = await logIn(.both)
    let profile = await restarted()
    #expect(await profile.loginRemembered())
    #expect(profile.username == "anna")
    #expect(stage.service.calls.filter { $0 == "login" }.count == 1)
  }

  @Test func `a device with a stored login proves later that it is known`() async {
    stage.service.device = Secret("proof")
    _ = await logIn(.username)
    #expect(stage.service.shownDevice == nil)
    // The server issues a proof once.
    stage.service.device = nil
    _ = await logIn(.both)
    #expect(stage.service.shownDevice == Secret("proof"))
    _ = await logIn(.nothing, as: .ben)
    #expect(stage.service.shownDevice == nil)
    _ = await logIn(.username)
    #expect(stage.service.shownDevice == Secret("proof"))
    _ = await logIn(.nothing)
    _ = await logIn(.nothing)
    #expect(stage.service.shownDevice == nil)
  }

  @Test(.proves("M-002"))
  func `unticking deletes and revokes the stored login at once`() async {
    _ = await logIn(.both)
    let profile = await restarted()
    stage.service.forgetCalls()
    await profile.choose(.username)
    #expect(profile.remembered == RememberedLogin(username: "anna", hasSession: false))
    #expect(stage.service.calls == ["revoke"])
    await profile.choose(.nothing)
    #expect(profile.remembered == nil)
    #expect(!stage.folder.contents.contains("anna"))
    #expect(await !profile.loginRemembered())
  }

  @Test(.proves("M-002"))
  func `each login with both ends the earlier stored session`() async {
    _ = await logIn(.both)
    _ = await logIn(.both)
    #expect(stage.service.calls.filter { $0 == "revoke" }.count == 1)
    #expect(await restarted().loginRemembered())
  }

  @Test(.proves("M-002"))
  func `an ended instance does not change another one's login`() async {
    let first = await logIn(.both)
    _ = await logIn(.both)
    await first.refresh()
    #expect(first.loginFailure == .sessionOver)
    #expect(await restarted().loginRemembered())
  }

  @Test(.proves("M-002", "M-077"))
  func `each user has a separate choice`() async {
    _ = await logIn(.both)
    _ = await logIn(.nothing, as: .ben)
    #expect(await restarted().remembered?.username == "anna")
    _ = await logIn(.username, as: .ben)
    let profile = await restarted()
    #expect(profile.remembered?.username == "ben")
    await profile.choose(.nothing)
    #expect(await restarted().remembered == RememberedLogin(username: "anna", hasSession: true))
  }

  @Test(.proves("M-002", "M-056"))
  func `a revoked stored session is removed, but not the username`() async {
    let first = await logIn(.both)
    await first.logout()
    stage.advance(by: 31 * 86_400)
    let profile = await restarted()
    #expect(await !profile.loginRemembered())
    #expect(profile.loginFailure == .sessionOver)
    #expect(profile.remembered == RememberedLogin(username: "anna", hasSession: false))
  }

  @Test(.proves("M-056"))
  func `if the file cannot be private, nothing is stored`() async throws {
    let elsewhere = stage.folder.path + "/elsewhere"
    let device = stage.folder.path + "/device"
    _ = await logIn(.username)
    // A symbolic link replaces the folder.
    let place = try #require(
      try FileManager.default.contentsOfDirectory(atPath: device).first)
    try FileManager.default.moveItem(atPath: "\(device)/\(place)", toPath: elsewhere)
    try FileManager.default.createSymbolicLink(
      atPath: "\(device)/\(place)", withDestinationPath: elsewhere)
    let profile = await logIn(.both)
    #expect(profile.username == "anna")
    #expect(profile.remembered?.hasSession != true)
    let notices = profile.takeNotices()
    #expect(notices.contains { $0.contains("other users of this computer could read the file.") })
    #expect(profile.notices.isEmpty)
  }

  @Test(.proves("M-056"))
  func `a folder with access for others is closed first`() async throws {
    _ = await logIn(.username)
    let device = stage.folder.path + "/device"
    let place = try #require(try FileManager.default.contentsOfDirectory(atPath: device).first)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(device)/\(place)")
    _ = await logIn(.both)
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(device)/\(place)")
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }
}
