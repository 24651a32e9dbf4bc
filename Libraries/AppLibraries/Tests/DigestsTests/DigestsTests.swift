import Digests
import Testing

@Suite("Digests")
struct DigestsTests {
  @Test(
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func `SHA-256 gives the values of its standard`(text: String, hash: String) {
    #expect(SHA256.hexadecimal(of: Array(text.utf8)) == hash)
  }

  /// The cases 1 to 3 and 6 of RFC 4231.
  @Test(
    arguments: [
      (
        [UInt8](repeating: 0x0b, count: 20), Array("Hi There".utf8),
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        [UInt8](repeating: 0xaa, count: 20), [UInt8](repeating: 0xdd, count: 50),
        "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
      ),
      (
        [UInt8](repeating: 0xaa, count: 131),
        Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
    ])
  func `an authentication code has the value of its standard`(
    key: [UInt8], message: [UInt8], code: String
  ) {
    let bytes = stride(from: 0, to: 64, by: 2).compactMap {
      UInt8(code.dropFirst($0).prefix(2), radix: 16)
    }
    #expect(HMAC.code(for: message, key: key) == bytes)
    #expect(HMAC.isValid(bytes, for: message, key: key))
  }

  @Test func `a changed, shorter or longer code is not valid`() {
    let (key, message) = (Array("key".utf8), Array("message".utf8))
    let code = HMAC.code(for: message, key: key)
    for index in code.indices {
      var changed = code
      changed[index] ^= 1
      #expect(!HMAC.isValid(changed, for: message, key: key))
    }
    #expect(!HMAC.isValid(Array(code.dropLast()), for: message, key: key))
    #expect(!HMAC.isValid(code + [0], for: message, key: key))
    #expect(!HMAC.isValid([], for: message, key: key))
    #expect(!HMAC.isValid(code, for: message + [0], key: key))
  }
}
