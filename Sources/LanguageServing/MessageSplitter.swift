import Conformance
import Results

/// Splits the bytes of a stream into the messages of the base protocol: headers, an empty line, and as
/// many bytes of JSON as the header `Content-Length` says.
struct MessageSplitter {
  private static let label = "content-length:"
  private static let emptyLine = Array("\r\n\r\n".utf8)

  private var buffer: [UInt8] = []

  /// Adds bytes, and returns the messages that are complete; nil for one that is not JSON, or whose
  /// headers have no length.
  mutating func add(_ bytes: [UInt8]) -> [JSON?] {
    buffer += bytes
    var messages: [JSON?] = []
    while let start = buffer.firstRange(of: Self.emptyLine)?.upperBound {
      var end = start
      if let length = Self.length(in: buffer[..<start]) {
        guard buffer.count - start >= length else { break }
        end += length
      }
      messages.append(try? JSONReader.read(buffer[start..<end]))
      buffer.removeSubrange(..<end)
    }
    return messages
  }

  /// Returns the length in the headers; nil if there is none.
  private static func length(in headers: ArraySlice<UInt8>) -> Int? {
    let lines = String(decoding: headers, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.first { $0.lowercased().hasPrefix(label) }
      .flatMap { UInt32($0.dropFirst(label.count).trimmed) }.map(Int.init)
  }

  /// Returns a message with its header.
  static func frame(_ message: JSON) -> [UInt8] {
    let content = message.bytes()
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
