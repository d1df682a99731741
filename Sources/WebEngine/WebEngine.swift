// The functions that the module exports. They are compiled into the module of the engine, because
// Embedded Swift compiles all that a module imports once more.

// WebAssembly calls the module from one thread, and never while a call is under way.
nonisolated(unsafe) private var session = LabSession()
nonisolated(unsafe) private var request: [UInt8] = []
nonisolated(unsafe) private var response: [UInt8] = []

/// Returns the place for a request of that many bytes, which is valid until the next call.
@_expose(wasm, "allocate") @_cdecl("allocate")
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  request = [UInt8](repeating: 0, count: max(1, Int(count)))
  return request.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Handles the request in the place that `allocate` returned, and returns the number of bytes of the
/// response, which is 0 if there is none.
@_expose(wasm, "receive") @_cdecl("receive")
public func receive(_ count: Int32) -> Int32 {
  response = session.response(to: request.prefix(Int(count)))
  return Int32(response.count)
}

/// Returns the place of the last response, which is valid until the next call.
@_expose(wasm, "response") @_cdecl("response")
public func responseBytes() -> UnsafeMutablePointer<UInt8>? {
  response.withUnsafeMutableBufferPointer { $0.baseAddress }
}
