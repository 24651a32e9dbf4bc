/// Responses that no good server sends, made by rule.
enum HostileResponses {
  /// Valid responses with all that a response can have, as ground for damage.
  static let valid = [
    "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 11\r\n\r\nhello world",
    "HTTP/1.1 100 Go\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nX: a\r\n b\r\n\r\n"
      + "5;a=b\r\nhello\r\n6\r\n world\r\n0\r\nTrailer: x\r\n\r\n",
    "HTTP/1.0 200 OK\r\nServer: x\r\n\r\nhello world",
  ].map { Array($0.utf8) }

  /// All of them, by a name that says how each came to be.
  static let all: [(name: String, bytes: [UInt8])] =
    cut + replaced + inserted + removed + repeated + combined + long

  /// Cut off at each byte.
  private static var cut: [(String, [UInt8])] {
    each { number, bytes in
      bytes.indices.map { ("\(number) cut at \($0)", Array(bytes[..<$0])) }
    }
  }

  private static let damage: [UInt8] = [0, 9, 10, 13, 27, 32, 58, 59, 127, 255]

  private static var replaced: [(String, [UInt8])] {
    each { number, bytes in
      bytes.indices.flatMap { index in
        damage.map { byte in
          var bytes = bytes
          bytes[index] = byte
          return ("\(number) with \(byte) at \(index)", bytes)
        }
      }
    }
  }

  private static var inserted: [(String, [UInt8])] {
    each { number, bytes in
      bytes.indices.flatMap { index in
        [UInt8](arrayLiteral: 0, 10, 13, 32, 57).map { byte in
          var longer = bytes
          longer.insert(byte, at: index)
          return ("\(number) with \(byte) before \(index)", longer)
        }
      }
    }
  }

  private static var removed: [(String, [UInt8])] {
    each { number, bytes in
      bytes.indices.map { index in
        var shorter = bytes
        shorter.remove(at: index)
        return ("\(number) without \(index)", shorter)
      }
    }
  }

  /// A line of the head comes very often.
  private static var repeated: [(String, [UInt8])] {
    each { number, bytes in
      let lines = String(decoding: bytes, as: UTF8.self).split(
        separator: "\r\n", omittingEmptySubsequences: false)
      return lines.indices.map { index in
        var lines = lines
        lines[index] = Array(repeating: lines[index], count: 2_000).joined(separator: "\r\n")[...]
        return (
          "\(number) with line \(index) 2000 times", Array(lines.joined(separator: "\r\n").utf8)
        )
      }
    }
  }

  /// Each pair of fields that tell where a response ends.
  private static var combined: [(String, [UInt8])] {
    let fields =
      [
        "-1", "0", "3", "03", "3, 3", "3, 4", "9223372036854775807", "9223372036854775808", "1e9",
        "",
      ].map { "Content-Length: \($0)" }
      + ["chunked", "gzip", "gzip, chunked", "chunked, identity", ""].map {
        "Transfer-Encoding: \($0)"
      }
      + ["Connection: keep-alive", "Trailer: X", " folded", "Content-Encoding: gzip"]
    return fields.flatMap { first in
      fields.flatMap { second in
        ["abc", "3\r\nabc\r\n0\r\nX: y\r\n\r\n"].map { body in
          (
            "\(first), \(second), \(body.count)",
            Array("HTTP/1.1 200 OK\r\n\(first)\r\n\(second)\r\n\r\n\(body)".utf8)
          )
        }
      }
    }
  }

  /// Parts that never end.
  private static var long: [(String, [UInt8])] {
    let starts = [
      "", "HTTP/1.1 200 ", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nX: ",
      "HTTP/1.1 200 OK\r\nX: y\r\n ", "HTTP/1.1 200 OK\r\nContent-Length: ",
      "HTTP/1.1 200 OK\r\n\r\n", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
    ]
    return starts.flatMap { start in
      ["0", "F", "\r\n", "X: y\r\n", "1\r\nx\r\n", " ", "HTTP/1.1 100 Go\r\n\r\n", "\n"].map {
        part in
        (
          "\(start.debugDescription) and \(part.debugDescription) for ever",
          Array((start + String(repeating: part, count: 200_000 / part.utf8.count)).utf8)
        )
      }
    }
  }

  private static func each(
    _ make: (Int, [UInt8]) -> [(String, [UInt8])]
  ) -> [(String, [UInt8])] {
    valid.indices.flatMap { make($0, valid[$0]) }
  }
}
