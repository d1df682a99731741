import FlyingFox
import Foundation
import Previewing

/// Puts what a browser asks for to the desk, and the answer in the words of HTTP.
struct PreviewHandler: HTTPHandler {
  private let desk: PreviewDesk

  init(_ desk: PreviewDesk) { self.desk = desk }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let asked = PreviewRequest(
      request.method.rawValue, request.target.rawValue, host: request.headers[.host])
    switch await desk.answer(asked) {
    case .content(let content): return response(content, isHead: asked.method == "HEAD")
    case .changes: return await changes(isHead: asked.method == "HEAD")
    }
  }

  private func response(_ content: PreviewAnswer.Content, isHead: Bool) -> HTTPResponse {
    var headers = HTTPHeaders()
    for (name, value) in content.headers { headers[HTTPHeader(name)] = value }
    headers[.contentLength] = String(content.bytes.count)
    return HTTPResponse(
      statusCode: HTTPStatusCode(content.status, phrase: Self.phrase(of: content.status)),
      headers: headers,
      body: isHead ? Data() : Data(content.bytes))
  }

  private static func phrase(of status: Int) -> String {
    switch status {
    case 200: "OK"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 421: "Misdirected Request"
    default: "Internal Server Error"
    }
  }

  private func changes(isHead: Bool) async -> HTTPResponse {
    let headers: HTTPHeaders = [
      .contentType: "text/event-stream", HTTPHeader("Cache-Control"): "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
    ]
    guard !isHead else { return HTTPResponse(statusCode: .ok, headers: headers) }
    return HTTPResponse(
      statusCode: .ok, headers: headers,
      body: HTTPBodySequence(from: EventStream(await desk.changes())))
  }
}
