import EStudentAPI
import ScreenKitFetch
import ScreenKitTestSupport
import Testing

@Suite("Parameters of eStudent's requests")
struct FormBodyTests {
  @Test(arguments: ["", "a", "a b&c=d", "đ Š 100%+", "\u{0}\r\n", "😀"])
  func `encoded text is decoded, and is plain ASCII`(text: String) throws {
    let encoded = FormBody.encode([("n", text), (text, "v")])
    #expect(encoded.utf8.allSatisfy { 0x21...0x7E ~= $0 })
    let decoded = try #require(FormBody.decode(encoded))
    #expect(decoded.map(\.name) == ["n", text] && decoded.map(\.value) == [text, "v"])
  }

  @Test(arguments: ["a=%", "a=%4", "a=%zz", "a=%FF", "%C3=1"])
  func `a damaged escape is an error`(text: String) {
    #expect(FormBody.decode(text) == nil)
  }

  @Test(.proves("E-012"), arguments: ["", "a", "ab", "abc", "č:b", "a:b:c", "\u{0}\u{FF}"])
  func `a Basic credential survives its field`(password: String) throws {
    let credential = try #require(BasicCredential(username: "ana.simic.2345", password: password))
    let read = try #require(BasicCredential(authorization: credential.field.value))
    #expect(read == credential)
    #expect(read.withPassword { $0 } == password)
  }

  @Test(arguments: [
    "", "Basic", "Basic =", "Basic YQ==", "Bearer YTpi", "Basic YTpi=", "Basic Y!pi", "Basic 4oI6",
  ])
  func `another value is no Basic credential`(value: String) {
    #expect(BasicCredential(authorization: value) == nil)
  }

  @Test func `a user name with a colon is refused`() {
    #expect(BasicCredential(username: "a:b", password: "c") == nil)
  }
}

@Suite("Identities of students")
struct StudentIdentityTests {
  @Test(.proves("E-011", "E-038"))
  func `an identifier is split at its dots`() throws {
    let identity = try #require(StudentIdentity("anđela.mikić-nedić.0123"))
    #expect(
      [identity.name, identity.surname, identity.index] == ["anđela", "mikić-nedić", "0123"])
    #expect(identity.identifier == "anđela.mikić-nedić.0123")
  }

  @Test(
    .proves("E-038"),
    arguments: [
      "", "mladjan", "mladjan.antic", "mladjan..1234", ".antic.1234", "a.b.", "a.b.c", "a.b.12a",
      "a.b.1.2", "a.b.12345678901", "a.b.１２", "a\u{1B}.b.1", "a:x.b.1", "a/.b.1",
      String(repeating: "a", count: 65) + ".b.1",
    ])
  func `any other form is refused`(text: String) {
    #expect(StudentIdentity(text) == nil)
  }
}
