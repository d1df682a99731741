// Loads the module of the engine: a function that returns the response to a line, or nothing if it has
// none. A trap throws.
import { readFileSync } from "node:fs";

export const load = async (file) => {
  const { instance } = await WebAssembly.instantiate(readFileSync(file), {
    js: { number: (at, count) => Number(text(at, count)) },
  });
  const { memory, allocate, receive, response } = instance.exports;

  // The memory has a new buffer whenever it has grown.
  const bytes = (at, count) => new Uint8Array(memory.buffer, at, count);
  const decoder = new TextDecoder();
  const text = (at, count) => decoder.decode(bytes(at, count));

  return (line) => {
    // The module compares texts by their bytes, so that equal texts need the same form.
    const request = new TextEncoder().encode(line.normalize("NFC"));
    const place = allocate(request.length);
    bytes(place, request.length).set(request);
    const count = receive(request.length);
    return count > 0 ? text(response(), count) : "";
  };
};
