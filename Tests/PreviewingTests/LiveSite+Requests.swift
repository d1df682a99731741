import Testing

@testable import Previewing

extension LiveSite {
  /// Returns the content at an address.
  func get(
    _ target: String, _ method: String = "GET", host: String = "localhost:8000"
  ) async throws -> PreviewResponse.Content {
    let response = response(to: PreviewRequest(method, target, host: host))
    guard case .content(let content) = response else {
      throw UnexpectedResponse(response: response)
    }
    return content
  }

  /// Returns the content at an address as text.
  func text(_ target: String) async throws -> String {
    String(decoding: try await get(target).bytes, as: UTF8.self)
  }

  /// Polls until no more changes are due.
  func settle() async throws -> Rebuild {
    #expect(await poll() == nil)
    return try #require(await poll())
  }
}

private struct UnexpectedResponse: Error {
  var response: PreviewResponse
}
